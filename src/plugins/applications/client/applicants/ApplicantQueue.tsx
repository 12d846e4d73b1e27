import { type JSX, useEffect, useLayoutEffect, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useRows } from '#core/client/lists/use-list.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { Link } from '#core/client/navigation/Link.tsx';
import type { Queue } from '#core/client/ui/neighbours/Neighbours.tsx';
import { href } from '#core/contract/route-ref.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application } from '../../contract/schemas.ts';
import { applicantQueue } from './applicant-lists.ts';
import * as styles from './ApplicantQueue.module.css';

/** The queue loads pages until it contains the applicant on screen, up to this number of applicants. */
const FARTHEST = 500;

interface ApplicantQueueProps {
  readonly jobId: string;
  readonly userId: string;
  readonly queue: ApplicantsQueue;
}

/** All applicants of the posting, newest first. A wide screen shows the queue beside an applicant. */
export function ApplicantQueue({ jobId, userId, queue: { rows } }: ApplicantQueueProps): JSX.Element {
  const t = useT('applications');
  const list = useRef<HTMLElement>(null);
  const isThere = rows.some(({ candidate }) => candidate.id === userId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current applicant changes only with these values
  useLayoutEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    // Only the queue scrolls, not the page.
    if (box && current) box.scrollTop = current.offsetTop - box.clientHeight / 2;
  }, [userId, isThere]);
  return (
    <nav className={styles.queue} aria-label={t('applicants.title')} ref={list}>
      <ol>
        {rows.map(({ id, candidate, stage }) => (
          <li key={id}>
            <Link
              to={href(applicationRoutes.applicant, { jobId, userId: candidate.id })}
              aria-current={candidate.id === userId ? 'true' : undefined}
            >
              <span className={`${styles.queueName} strong`}>
                <bdi>{candidate.name}</bdi>
              </span>
              <span className="muted">{t(`stage.${stage}`)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The applicants of the same posting, and the neighbours of the one on screen. */
export interface ApplicantsQueue extends Queue {
  readonly rows: readonly Application[];
}

/** The newest application of each candidate. The page of a candidate shows the others. */
function newestOfEach(applications: readonly Application[]): readonly Application[] {
  return [...Map.groupBy(applications, ({ candidate }) => candidate.id).values()].flatMap(([newest]) => newest ?? []);
}

/** The queue beside an applicant. Call it in an observer. */
export function useQueue(jobId: string, userId: string): ApplicantsQueue {
  const list = useRows(applicantQueue, { query: { jobId } });
  const go = useGo();
  const rows = newestOfEach(list.items);
  const at = rows.findIndex(({ candidate }) => candidate.id === userId);
  const isNearEnd = at === -1 ? rows.length < FARTHEST : at >= rows.length - 1;
  const { status, hasMore, more } = list;
  useEffect(() => {
    if (isNearEnd && hasMore && status === 'ready') void more();
  }, [isNearEnd, hasMore, status, more]);
  const to = (application: Application | undefined): (() => void) | undefined =>
    at === -1 || application === undefined
      ? undefined
      : () => go(href(applicationRoutes.applicant, { jobId, userId: application.candidate.id }));
  return { rows, count: rows.length, place: at + 1, goNext: to(rows[at + 1]), goPrevious: to(rows[at - 1]) };
}
