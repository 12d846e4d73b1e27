import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { ListFoot, ListStates } from '#core/client/ui/data-list/ListStates.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { OfferedAchievement } from '../../../contract/achievement.ts';
import { passportRoutes } from '../../../contract/routes.ts';
import { AchievementWords } from '../../shared/AchievementWords.tsx';
import type { OfferedSearch } from './use-offered.ts';
import { type ChosenAchievement, chosenOf } from './use-request-form.ts';
import * as styles from './request.module.css';

interface FindAchievementProps {
  readonly offered: OfferedSearch;
  /** The company whose achievements are shown; all companies when absent. */
  readonly company: string | undefined;
  readonly onChoose: (chosen: ChosenAchievement) => void;
}

/** Finds what companies offer by words, to choose one. */
export const FindAchievement = observer(function FindAchievement(props: FindAchievementProps): JSX.Element {
  const t = useT('skill-passports');
  const { offered, company, onChoose } = props;
  const { list, words, type } = offered;
  const label = t('request.offered');
  return (
    <div className={styles.requestFind}>
      <TextInput
        label={t('request.find')}
        help={t('request.findHelp')}
        type="search"
        autoComplete="off"
        value={words}
        onChange={(event) => type(event.target.value)}
      />
      {company !== undefined && (
        <p className="muted">
          {t('request.oneCompany')}{' '}
          <Link className="link" to={href(passportRoutes.form, {}, { q: words })}>
            {t('request.allCompanies')}
          </Link>
        </p>
      )}
      <p className="vh" role="status">
        {list.status === 'ready' && t(list.hasMore ? 'request.foundMore' : 'request.found', { count: list.items.length })}
      </p>
      {list.items.length === 0 && <ListStates paging={list} empty={<NoneOffered words={words} onClear={() => type('')} />} />}
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
  readonly onClear: () => void;
}

/** No company offers anything, or nothing has the words. */
function NoneOffered({ words, onClear }: NoneOfferedProps): JSX.Element {
  const t = useT('skill-passports');
  if (words.trim() === '') return <EmptyState title={t('request.none')}>{t('request.noneText')}</EmptyState>;
  return (
    <EmptyState title={t('request.nothing')} action={<Button onClick={onClear}>{t('request.clear')}</Button>}>
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
