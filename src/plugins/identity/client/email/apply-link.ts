import type { EmailAction, IdentityClient } from '#core/client/session/identity-client.ts';
import { codeOf } from '#core/client/session/identity-error.ts';
import type { ActionLink } from './action-link.ts';
import { LinkIncomplete, LinkUnknown } from './link-faults.ts';

/** The kinds of links about an e-mail address. */
export type AddressAction = Exclude<EmailAction, 'resetPassword' | 'signIn'>;

/** The result of a link: applied now, or already applied before. */
export interface LinkOutcome {
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
export async function applyLink(identity: IdentityClient, { mode, code }: ActionLink): Promise<LinkOutcome> {
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
