import type { SessionStore } from '#core/client/session/session-store.ts';
import type { NeededAbility } from '#core/contract/audience.ts';
import { MASTER_DATA, type MasterAction, masterSubject } from '../contract/master-access.ts';

/** The ability to decide about the suggestions of some kind. */
export const DECIDES_SUGGESTIONS: NeededAbility = { subject: 'master-*', action: 'approve' };

/** Whether the user may do this with rows of the kind, by the grants at the start of the session. The server checks the current grants. */
export function mayDo(session: SessionStore, entity: string, action: MasterAction): boolean {
  return session.may(MASTER_DATA, action) || session.may(masterSubject(entity), action);
}
