import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Progress } from '#core/client/ui/progress/Progress.tsx';
import { MatchStore } from '../match-store.ts';
import { weaveStates } from '../progress-states.ts';
import * as styles from './match-mark.module.css';

/** Fetches the matches of all rows of a list, if the user has matches. */
export const Source = observer(function MatchSource({ jobIds }: { readonly jobIds: readonly string[] }): null {
  const hasMatches = useService(SessionStore).may('job-match', 'read');
  const store = useService(MatchStore);
  useEffect(() => store.renew(), [store]);
  useEffect(() => {
    if (hasMatches) void store.ensure(jobIds);
  }, [store, hasMatches, jobIds]);
  return null;
});

/** The match of a row. A row of which too little is known has none. */
export const Mark = observer(function MatchMark({ jobId }: { readonly jobId: string }): JSX.Element | null {
  const t = useT('matching');
  const format = useFormat();
  const match = useService(MatchStore).known.get(jobId);
  if (match === undefined || match.number === null) return null;
  return (
    <span className={styles.matchMark}>
      <Progress states={weaveStates(match.parts)} label={t('mark', { number: match.number })} size="s" />
      <span className="num" aria-hidden="true">
        {format.number(match.number)}
      </span>
    </span>
  );
});
