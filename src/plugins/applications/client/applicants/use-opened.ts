import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { openView } from '#core/client/http/open-view.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { Application } from '../../contract/schemas.ts';
import { ApplicantStore } from './applicant-store.ts';

/** How long a page shows an application until it counts as opened. Who only goes past it, has not read it. */
const READ_AFTER_MS = 2000;

/** Whether the user reads as a member of the company: no administrator, and not while one sees the site as a member. Call it in an observer. */
export function useIsMember(): boolean {
  return useService(SessionStore).role === 'employer' && openView() === undefined;
}

/** Says once that a member of the company has opened the application. */
export function useOpened(application: Application): void {
  const store = useService(ApplicantStore);
  const isMember = useIsMember();
  const { id, openedAt } = application;
  const isUnread = isMember && openedAt === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move of the application is no other opening
  useEffect(() => {
    if (!isUnread) return undefined;
    const timer = setTimeout(() => void store.opened(application), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [store, id, isUnread]);
}
