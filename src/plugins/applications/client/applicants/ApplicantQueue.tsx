import { type JSX, useLayoutEffect, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { href } from '#core/contract/route-ref.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Queue } from './use-queue.ts';
import './ApplicantQueue.css';

interface ApplicantQueueProps {
  readonly jobId: string;
  readonly userId: string;
  readonly queue: Queue;
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
    <nav className="queue" aria-label={t('applicants.title')} ref={list}>
      <ol>
        {rows.map(({ id, candidate, stage }) => (
          <li key={id}>
            <Link
              to={href(applicationRoutes.applicant, { jobId, userId: candidate.id })}
              aria-current={candidate.id === userId ? 'true' : undefined}
            >
              <span className="queue__name strong">
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
