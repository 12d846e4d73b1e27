import { type KeyboardEvent, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Application } from '../../contract/application.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { ApplicantsStore } from './applicants-store.ts';

/** The queue loads pages until it contains the applicant on screen, up to this number of applicants. */
const FARTHEST = 500;

/** The applicants of the same posting, and the neighbours of the one on screen. */
export interface Queue {
  readonly rows: readonly Application[];
  /** Position of the applicant on screen, from 1; 0 while unknown. */
  readonly place: number;
  readonly goNext: (() => void) | undefined;
  readonly goPrevious: (() => void) | undefined;
}

/** The queue beside an applicant. Call it in an observer. */
export function useQueue(jobId: string, userId: string): Queue {
  const { queue: list, moved, openQueue } = useService(ApplicantsStore);
  const go = useGo();
  useEffect(() => void openQueue(jobId), [openQueue, jobId]);
  const rows = list.items.map(moved.current);
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
  return { rows, place: at + 1, goNext: to(rows[at + 1]), goPrevious: to(rows[at - 1]) };
}

/** J opens the next applicant and K the previous one, unless the user is typing. */
export function pressQueueKey(event: KeyboardEvent, { goNext, goPrevious }: Queue): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select, [role="menu"]'))
    return;
  const key = event.key.toLowerCase();
  if (key === 'j') goNext?.();
  else if (key === 'k') goPrevious?.();
}
