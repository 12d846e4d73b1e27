import { useService } from '#core/client/di/use-service.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { PostingSide } from './posting-actions.ts';

/** Whether the user manages postings as a member of a company, or reviews those of all companies. Call it in an observer. */
export function usePostingSide(): PostingSide {
  return useService(SessionStore).may('job-posting', 'moderate') ? 'moderator' : 'member';
}
