import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { Link } from '#core/client/navigation/Link.tsx';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { ListFoot, ListStates } from '#core/client/ui/data-list/ListStates.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ListFilters } from '#core/client/ui/ListFilters.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { OfferedAchievement } from '../../../contract/issuer-schemas.ts';
import { passportRoutes } from '../../../contract/routes.ts';
import { AchievementWords } from '../../shared/AchievementWords.tsx';
import { LONGEST_WORDS, type OfferedSearch } from './use-offered.ts';
import { type ChosenAchievement, chosenOf } from './use-request-form.ts';
import * as styles from './request.module.css';

interface FindAchievementProps {
  readonly offered: OfferedSearch;
  /** The words of the address. */
  readonly words: string;
  /** The company whose achievements are shown; all companies when absent. */
  readonly company: string | undefined;
  readonly onChoose: (chosen: ChosenAchievement) => void;
}

/** Finds what companies offer by words, to choose one. The address keeps the words. */
export const FindAchievement = observer(function FindAchievement(props: FindAchievementProps): JSX.Element {
  const t = useT('skill-passports');
  const go = useGo();
  const {
    offered: { list },
    words,
    company,
    onChoose,
  } = props;
  const all = href(passportRoutes.form, {}, { company });
  const label = t('request.offered');
  return (
    <div className={styles.requestFind}>
      <ListFilters
        isSearch
        filters={{ q: words || undefined }}
        action={t('request.find')}
        clear={all}
        onApply={({ q }, address) => go(href(passportRoutes.form, {}, { company, q: q || undefined }), address)}
      >
        <TextInput
          name="q"
          type="search"
          label={t('request.find')}
          help={t('request.findHelp')}
          defaultValue={words}
          maxLength={LONGEST_WORDS}
          autoComplete="off"
        />
      </ListFilters>
      {company !== undefined && (
        <p className="muted">
          {t('request.oneCompany')}{' '}
          <Link className="link" to={href(passportRoutes.form, {}, { q: words || undefined })}>
            {t('request.allCompanies')}
          </Link>
        </p>
      )}
      <p className="vh" role="status">
        {list.status === 'ready' && t(list.hasMore ? 'request.foundMore' : 'request.found', { count: list.items.length })}
      </p>
      {list.items.length === 0 && <ListStates paging={list} empty={<NoneOffered words={words} all={all} />} />}
      {list.items.length > 0 && (
        <>
          <ul className={styles.requestList} aria-label={label} aria-busy={list.status === 'loading'}>
            {list.items.map((achievement) => (
              <li key={achievement.id}>
                <OfferedRow achievement={achievement} onChoose={() => onChoose(chosenOf(achievement))} />
              </li>
            ))}
          </ul>
          <ListFoot paging={list} />
        </>
      )}
    </div>
  );
});

interface NoneOfferedProps {
  readonly words: string;
  /** The address without words. */
  readonly all: string;
}

/** No company offers anything, or nothing has the words. */
function NoneOffered({ words, all }: NoneOfferedProps): JSX.Element {
  const t = useT('skill-passports');
  if (words.trim() === '') return <EmptyState title={t('request.none')}>{t('request.noneText')}</EmptyState>;
  return (
    <EmptyState title={t('request.nothing')} action={<ButtonLink to={all}>{t('request.clear')}</ButtonLink>}>
      {t('request.nothingText')}
    </EmptyState>
  );
}

interface OfferedRowProps {
  readonly achievement: OfferedAchievement;
  readonly onChoose: () => void;
}

function OfferedRow({ achievement, onChoose }: OfferedRowProps): JSX.Element {
  const t = useT('skill-passports');
  const { id, name, issuer } = achievement;
  return (
    <article className={styles.requestRow}>
      <AchievementWords id={id} texts={achievement} issuer={issuer.name} level={2} />
      <Button aria-label={t('request.chooseNamed', { name })} onClick={onChoose}>
        {t('request.choose')}
      </Button>
    </article>
  );
}
