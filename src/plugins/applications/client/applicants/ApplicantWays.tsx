import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { isPageKey } from '#core/client/ui/keyboard.ts';
import type { Queue } from '#core/client/ui/neighbours/Neighbours.tsx';
import { pressQueueKey } from '#core/client/ui/neighbours/queue-keys.ts';
import type { Application } from '../../contract/schemas.ts';
import { ApplicantKeys } from './ApplicantKeys.tsx';
import { useMove } from './MoveApplicants.tsx';
import { pressMoveKey } from './move-keys.ts';
import * as styles from './ApplicantPage.module.css';

interface ApplicantWaysProps {
  readonly application: Application;
  readonly queue: Queue;
  /** Whether the page goes to the next applicant after each decision. */
  readonly goesOn: boolean;
  readonly onGoesOn: (goesOn: boolean) => void;
}

/** How one works through the applicants: the choice to go on after each decision, and the keys, which work anywhere on the page. */
export const ApplicantWays = observer(function ApplicantWays(props: ApplicantWaysProps): JSX.Element {
  const { application, queue, goesOn, onGoesOn } = props;
  const t = useT('applications');
  const move = useMove();
  const press = (event: KeyboardEvent): void => {
    if (!isPageKey(event)) return;
    const menu = document.querySelector<HTMLElement>('[data-applicant-bar] [aria-haspopup]');
    const reject = (): void => {
      if (application.moves.includes('rejected')) void move([application], 'rejected');
    };
    if (pressMoveKey(event, { menu, reject })) event.preventDefault();
    else pressQueueKey(event, queue);
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className={styles.applicantWays}>
      <Checkbox label={t('applicant.goOn')} checked={goesOn} onChange={({ target }) => onGoesOn(target.checked)} />
      <ApplicantKeys of="page" />
    </div>
  );
});
