import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Progress } from '#core/client/ui/progress/Progress.tsx';
import { MatchStore } from '../match-store.ts';
import { weaveStates } from '../progress-states.ts';
import { useMatchHeading } from './use-match-heading.ts';
import * as styles from './match.module.css';

/** The match in one line, beside the list that has fetched it. */
export const ShortMatch = observer(function ShortMatch({ jobId }: { readonly jobId: string }): JSX.Element | null {
  const t = useT('matching');
  const store = useService(MatchStore);
  const headingOf = useMatchHeading();
  useEffect(() => void store.ensure([jobId]), [store, jobId]);
  const match = store.known.get(jobId);
  if (match === undefined || match.number === null) return null;
  return (
    <div className={styles.matchShort}>
      <Progress states={weaveStates(match.parts)} label={t('mark', { number: match.number })} />
      <h3>{headingOf(match)}</h3>
    </div>
  );
});
