import type { SessionStore } from '#core/client/session/session-store.ts';

/** Whether the list shows all feedback, and not only the user's own. */
export function showsAll(session: SessionStore, search: Readonly<Record<string, string | undefined>>): boolean {
  return session.may('feedback', 'list') && search.mine !== '1';
}
