import type { FormEvent, JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { BoardIcon, TableIcon } from '#core/client/ui/icons/page-icons.tsx';
import { APPLICATION_STAGES } from '../../contract/application.ts';
import { ApplicantKeys } from './ApplicantKeys.tsx';
import { type ApplicantTerms, type ApplicantView, applicantTerms } from './applicant-terms.ts';
import * as styles from './ApplicantTools.module.css';

interface ApplicantToolsProps {
  readonly terms: ApplicantTerms;
  readonly view: ApplicantView;
  readonly onChange: (terms: ApplicantTerms) => void;
}

const VIEWS = [
  { value: 'board', Icon: BoardIcon },
  { value: 'table', Icon: TableIcon },
] as const;

/** The tools above the applicants: the choice of board or table, the search words, and the stage filter. */
export function ApplicantTools({ terms, view, onChange }: ApplicantToolsProps): JSX.Element {
  const t = useT('applications');
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    onChange({ ...terms, q: applicantTerms({ q: String(typed ?? '') }).q });
  };
  return (
    <div className={styles.tools}>
      <fieldset className={`segments ${styles.toolsViews}`}>
        <legend className="vh">{t('applicants.layout')}</legend>
        {VIEWS.map(({ value, Icon }) => (
          <label key={value}>
            <input className="vh" type="radio" name="view" checked={view === value} onChange={() => onChange({ ...terms, view: value })} />
            <Icon className="icon--s" />
            {t(`applicants.view.${value}`)}
          </label>
        ))}
      </fieldset>
      <search className={styles.toolsSearch}>
        <form onSubmit={search}>
          <SearchIcon className="icon--s" />
          <input
            key={terms.q}
            className="input input--s"
            type="search"
            name="q"
            maxLength={200}
            defaultValue={terms.q}
            aria-label={t('applicants.search')}
            placeholder={t('applicants.searchHint')}
            enterKeyHint="search"
            autoComplete="off"
          />
        </form>
      </search>
      <select
        className={`input input--select input--s ${styles.toolsStage}`}
        aria-label={t('applicants.stage')}
        value={terms.stage ?? ''}
        onChange={(event) => onChange({ ...terms, stage: applicantTerms({ stage: event.target.value }).stage })}
      >
        <option value="">{t('applicants.anyStage')}</option>
        {APPLICATION_STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {t(`stage.${stage}`)}
          </option>
        ))}
      </select>
      <ApplicantKeys of={view} />
    </div>
  );
}
