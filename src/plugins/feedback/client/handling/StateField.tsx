import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { DownIcon } from '#core/client/ui/icons/page-icons.tsx';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import { useDisclosure } from '#core/client/ui/use-disclosure.ts';
import { type FeedbackState, NEXT_STATES, REOPEN_DAYS } from '../../contract/life-cycle.ts';
import * as styles from './handling.module.css';

const TONES: Readonly<Record<FeedbackState, StatusTone>> = {
  new: 'wait',
  triaged: 'info',
  'in-progress': 'live',
  resolved: 'off',
  closed: 'off',
  spam: 'bad',
};

interface StateFieldProps {
  readonly state: FeedbackState;
  readonly onChoose: (state: FeedbackState) => void;
}

/** The state and what it means. A button shows the states that may follow, each with what it does. */
export function StateField({ state, onChoose }: StateFieldProps): JSX.Element {
  const t = useT('feedback');
  const listId = useId();
  const { isOpen, toggle, root, button } = useDisclosure();
  const choose = (next: FeedbackState): void => {
    toggle();
    // The pressed button disappears.
    button.current?.focus();
    onChoose(next);
  };
  return (
    <div className={styles.handlingField} data-field ref={root}>
      <div className="row row--between">
        <p>
          <span className="vh">{t('state.label')}</span> <StateBadge state={state} />
        </p>
        <Button ref={button} size="s" aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
          {t('state.change')}
          <DownIcon className="icon--s" />
        </Button>
      </div>
      <p className="muted small">{t(`state.what.${state}`, { days: REOPEN_DAYS })}</p>
      <ul id={listId} className={styles.handlingStates} aria-label={t('state.next')} hidden={!isOpen}>
        {NEXT_STATES[state].map((next) => (
          <li key={next}>
            <button type="button" onClick={() => choose(next)}>
              <StateBadge state={next} />
              <span className="muted small">{t(`state.what.${next}`, { days: REOPEN_DAYS })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The state of feedback, as administrators see it. */
export function StateBadge({ state }: { readonly state: FeedbackState }): JSX.Element {
  const t = useT('feedback');
  return <StatusBadge tone={TONES[state]}>{t(`state.name.${state}`)}</StatusBadge>;
}
