import { useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { codeOf } from '#core/client/session/ended-session.ts';
import { type EmailAction, IdentityClient } from '#core/client/session/identity-client.ts';
import { type ActionLink, LinkIncomplete, LinkUnknown } from './action-link.ts';

/** The state of a link. */
export type AppliedLink = LinkOutcome | { readonly state: 'working' } | { readonly state: 'failed'; readonly failure: unknown };

/** Applies a link once per visit and once per `retry`. */
export function useAppliedLink(link: ActionLink): { readonly applied: AppliedLink; readonly retry: () => void } {
  const identity = useService(IdentityClient);
  const [applied, setApplied] = useState<AppliedLink>({ state: 'working' });
  const apply = (): void => {
    setApplied({ state: 'working' });
    applyLink(identity, link).then(setApplied, (failure: unknown) => setApplied({ state: 'failed', failure }));
  };
  const hasBegun = useRef(false);
  // A code is valid only once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is what the page was opened with
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    apply();
  }, []);
  return { applied, retry: apply };
}

/** The kinds of links about an e-mail address. */
type AddressAction = Exclude<EmailAction, 'resetPassword' | 'signIn'>;

/** The result of a link: applied now, or already applied before. */
interface LinkOutcome {
  readonly state: 'done' | 'already';
  readonly mode: AddressAction;
  readonly email: string;
}

const ACTIONS: readonly AddressAction[] = ['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail'];

/**
 * Applies a link about an e-mail address.
 *
 * @throws LinkUnknown, LinkIncomplete, or the provider's refusal
 */
async function applyLink(identity: IdentityClient, { mode, code }: ActionLink): Promise<LinkOutcome> {
  const action = ACTIONS.find((known) => known === mode);
  if (action === undefined) throw mode === undefined ? new LinkIncomplete() : new LinkUnknown();
  if (code === undefined) throw new LinkIncomplete();
  // The user of this tab must be known before it can take over new data from the provider.
  const user = await identity.currentUser();
  const account = await identity.account();
  try {
    const { email } = await account.checkCode(code);
    await account.applyCode(code);
    return { state: 'done', mode: action, email };
  } catch (failure) {
    if (action !== 'verifyEmail' || user === undefined || codeOf(failure) !== 'auth/invalid-action-code') throw failure;
    const now = await account.lookAgain();
    if (!now?.emailVerified) throw failure;
    return { state: 'already', mode: action, email: now.email };
  }
}
