import { useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import type { ActionLink } from '../email/action-link.ts';
import { LinkIncomplete, LinkUnknown } from '../email/link-faults.ts';

/** The state of a link that sets a password. The check does not use the link up. */
export type CheckedLink =
  | { readonly state: 'working' }
  | { readonly state: 'ready'; readonly code: string; readonly email: string }
  | { readonly state: 'failed'; readonly failure: unknown };

/** Checks whether a link is still valid, and whose password it sets. */
export function useCheckedLink({ mode, code }: ActionLink): {
  readonly checked: CheckedLink;
  readonly retry: () => void;
  /** Marks the link as no longer valid. */
  readonly fail: (failure: unknown) => void;
} {
  const identity = useService(IdentityClient);
  const [round, setRound] = useState(0);
  const [checked, setChecked] = useState<CheckedLink>({ state: 'working' });
  const fail = (failure: unknown): void => setChecked({ state: 'failed', failure });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is another look
  useEffect(() => {
    setChecked({ state: 'working' });
    check(identity, mode, code).then(setChecked, fail);
  }, [identity, mode, code, round]);
  return { checked, retry: () => setRound(round + 1), fail };
}

async function check(identity: IdentityClient, mode: string | undefined, code: string | undefined): Promise<CheckedLink> {
  if (mode !== undefined && mode !== 'resetPassword') throw new LinkUnknown();
  if (mode === undefined || code === undefined) throw new LinkIncomplete();
  const { email } = await (await identity.account()).checkCode(code);
  return { state: 'ready', code, email };
}
