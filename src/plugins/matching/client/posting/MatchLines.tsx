import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Progress } from '#core/client/ui/progress/Progress.tsx';
import { listMatches } from '../../contract/endpoints.ts';
import { isTelling, MATCH_PARTS } from '../../contract/match.ts';
import type { JobMatch } from '../../contract/schemas.ts';
import { weaveStates } from '../progress-states.ts';
import { MatchLine } from './MatchLine.tsx';
import { useMatchHeading } from './use-match-heading.ts';
import * as styles from './match.module.css';

/** The seven parts of a match, each with its facts, if enough is known. It is fetched each time, because the profile may have changed. */
export const MatchLines = observer(function MatchLines({ jobId }: { readonly jobId: string }): JSX.Element | null {
  const t = useT('matching');
  const api = useService(ApiClient);
  const { resource, load } = useResource((signal) => api.call(listMatches, { query: { jobs: jobId }, signal }), jobId);
  if (resource.status === 'failed') return <ErrorNote title={t('failed')} onRetry={load} />;
  // Nothing stands for a match that loads: often there is none to show.
  const match = resource.value?.items.find((item) => item.jobId === jobId);
  return match === undefined || !isTelling(match) ? null : <Lines match={match} />;
});

function Lines({ match }: { readonly match: JobMatch }): JSX.Element {
  const t = useT('matching');
  const format = useFormat();
  const titleId = useId();
  const heading = useMatchHeading()(match);
  const { number, parts } = match;
  return (
    <section className={styles.match} data-match aria-labelledby={titleId}>
      <div className={styles.matchSign}>
        <Progress states={weaveStates(parts)} label={number === null ? heading : t('mark', { number })} size="xl" />
        {number !== null && (
          <p className={`${styles.matchNumber} num`} aria-hidden="true">
            {format.number(number)}
          </p>
        )}
      </div>
      <div>
        <h2 id={titleId}>{heading}</h2>
        <p className={styles.matchLead}>{t('lead')}</p>
        <ol className={styles.matchLines}>
          {MATCH_PARTS.map((name) => (
            // The necessary and the helpful skills are added at the same place, which is named once.
            <MatchLine key={name} name={name} parts={parts} hasTodo={name !== 'helpful' || parts.must.todo !== parts.helpful.todo} />
          ))}
        </ol>
      </div>
    </section>
  );
}
