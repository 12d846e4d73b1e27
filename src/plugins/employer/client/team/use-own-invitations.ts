import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { OwnInvitation } from '../../contract/team/team-schemas.ts';
import { TeamStore } from './team-store.ts';

/** The invitations that wait for the user. Empty while they are not known. Call it in an observer. */
export function useOwnInvitations(): readonly OwnInvitation[] {
  const { invitations, loadInvitations } = useService(TeamStore);
  const mayAnswer = useService(SessionStore).may('company-invitation', 'answer');
  useEffect(() => {
    if (mayAnswer) void loadInvitations();
  }, [mayAnswer, loadInvitations]);
  return invitations.value ?? [];
}
