import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useDebounced } from '#core/client/data/use-debounced.ts';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { getJob } from '../../contract/endpoints.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { actionsFor } from '../moves/posting-actions.ts';
import { usePostingMoves } from '../moves/use-posting-moves.ts';
import { AddressLink } from '../posting/AtAddress.tsx';
import { PostingText } from '../posting/PostingArticle.tsx';
import { PostingMark } from '../posting/PostingMark.tsx';
import { titleOf } from '../title-of.ts';
import { ReportsPanel } from './ReportsPanel.tsx';
import * as styles from './review.module.css';

/** Time on one row after which its posting is loaded. Milliseconds. */
const PAUSE_MS = 150;

const DECISIONS = ['release', 'sendBack', 'remove'] as const;
const LOOKS = { release: 'grow', sendBack: 'outline', remove: 'rust' } as const;

/** The posting of the focused row beside the list, with the decisions about it. */
export const ReviewPreview = observer(function ReviewPreview({ job }: { readonly job: ManagedJob }): JSX.Element {
  const t = useT('jobs');
  const titleId = useId();
  const { start } = usePostingMoves();
  const isRestedOn = useDebounced(job.id, PAUSE_MS) === job.id;
  const possible = actionsFor(job, 'moderator');
  return (
    <section className={styles.review} aria-label={t('review.preview')}>
      <div className={styles.reviewHead}>
        <h2 id={titleId}>
          <bdi>{titleOf(t, job)}</bdi>
        </h2>
        <p className="muted">
          <FactLine facts={[job.company.name, job.location, job.reference]} />
        </p>
        <div className="row">
          {DECISIONS.filter((action) => possible.includes(action)).map((action) => (
            <Button key={action} size="s" variant={LOOKS[action]} onClick={() => start(action, job)}>
              {t(`moves.action.${action}`)}
            </Button>
          ))}
          <ButtonLink size="s" variant="quiet" to={href(jobRoutes.view, {}, { id: job.id })}>
            {t('review.openPage')}
          </ButtonLink>
        </div>
      </div>
      {isRestedOn && (job.reports ?? 0) > 0 && <ReportsPanel key={job.id} job={job} headingLevel={3} />}
      <PreviewText job={job} />
    </section>
  );
});

const PreviewText = observer(function PreviewText({ job: { id, version } }: { readonly job: ManagedJob }): JSX.Element {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const wanted = useDebounced(id, PAUSE_MS);
  const { resource, load } = useResource((signal) => api.call(getJob, { params: { id: wanted }, signal }), `${wanted} ${version}`);
  const { value } = resource;
  if (resource.status === 'failed') return <ErrorNote title={t('job.failed')} onRetry={load} />;
  if (value?.id !== id) return <Skeleton count={4} />;
  return (
    <>
      <PostingMark job={value} />
      <PostingText job={value} headingLevel={3} />
      <AddressLink applyUrl={value.applyUrl} />
    </>
  );
});
