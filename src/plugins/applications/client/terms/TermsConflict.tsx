import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Conflict } from '#core/client/ui/Conflict.tsx';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import * as styles from './terms.module.css';

interface TermsConflictProps {
  /** What another user has saved. */
  readonly theirs: Terms;
  /** In a form that saves while the user types. */
  readonly keepsFocus?: boolean;
  /** Saves what is typed in its place. */
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Another user has saved the terms meanwhile. Theirs are listed here, and those of the user stand in the fields below. */
export function TermsConflict({ theirs, keepsFocus = false, onKeep, onTake }: TermsConflictProps): JSX.Element {
  const t = useT('applications');
  return (
    <Conflict
      title={t('terms.conflict')}
      help={t('terms.conflictHelp')}
      choices={[
        { label: t('terms.keepMine'), onChoose: onKeep },
        { label: t('terms.takeTheirs'), onChoose: onTake, isQuiet: true },
      ]}
      keepsFocus={keepsFocus}
    >
      <ul className={styles.termsTheirs} aria-label={t('terms.theirs')}>
        <li>{t('terms.partIs', { part: t('terms.message'), asks: t(`terms.asks.${theirs.message}`) })}</li>
        <li>{t('terms.partIs', { part: t('terms.cv'), asks: t(`terms.asks.${theirs.cv}`) })}</li>
        <li>{t(theirs.mayApplyAgain ? 'terms.again' : 'terms.notAgain')}</li>
        {theirs.questions.map(({ id, text }) => (
          <li key={id}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </Conflict>
  );
}
