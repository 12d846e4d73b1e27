import { useState } from 'react';
import { useService } from '../di/use-service.ts';
import { SessionStore } from '../session/session-store.ts';

/** The storage name of a form's draft. It contains the user's id, so the next user in the same tab cannot read the draft. */
export function useDraftKey(draft: string | undefined): string | undefined {
  const { me } = useService(SessionStore);
  const [key] = useState(draft && `${me?.id ?? 'visitor'}.${draft}`);
  return key;
}
