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

/** Beside an applicant, where there is room: everybody who applied to the posting, newest first. */
export function ApplicantQueue({ jobId, userId, queue: { rows } }: ApplicantQueueProps): JSX.Element {
  const t = useT('applications');
  const list = useRef<HTMLElement>(null);
  const isThere = rows.some(({ candidate }) => candidate.id === userId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is current has changed when one of these has
  useLayoutEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    // Only the queue scrolls: the page stays where the reader is.
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
