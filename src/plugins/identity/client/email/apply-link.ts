import { codeOf } from '#core/client/session/ended-session.ts';
import type { EmailAction, IdentityClient } from '#core/client/session/identity-client.ts';
import type { ActionLink } from './action-link.ts';
import { LinkIncomplete, LinkUnknown } from './link-faults.ts';

/** What links about an address do. */
export type AddressAction = Exclude<EmailAction, 'resetPassword' | 'signIn'>;

/** What came of a link: done now, or found done before. */
export interface LinkOutcome {
  readonly state: 'done' | 'already';
  readonly mode: AddressAction;
  readonly email: string;
}

const ACTIONS: readonly AddressAction[] = ['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail'];

/**
 * Does what a link about an address is for.
 *
 * @throws LinkUnknown, LinkIncomplete, or the provider's refusal
 */
export async function applyLink(identity: IdentityClient, { mode, code }: ActionLink): Promise<LinkOutcome> {
  const action = ACTIONS.find((known) => known === mode);
  if (action === undefined) throw mode === undefined ? new LinkIncomplete() : new LinkUnknown();
  if (code === undefined) throw new LinkIncomplete();
  // Whose tab this is must be known before the provider's news about them can be taken over.
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
