import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';

/** The name of the list of postings, as the navigation of the user has it. Call it in an observer. */
export function usePostingsName(): string {
  const t = useT('applications');
  return t(useService(SessionStore).role === 'admin' ? 'jobs:nav.review' : 'applicants.postings');
}
