import { useState } from 'react';
import { useService } from '../di/use-service.ts';
import { SessionStore } from '../session/session-store.ts';

/** The name under which a form's draft is kept. The next person in the same tab must not read the draft of the one before. */
export function useDraftKey(draft: string | undefined): string | undefined {
  const { me } = useService(SessionStore);
  const [key] = useState(draft && `${me?.id ?? 'visitor'}.${draft}`);
  return key;
}
