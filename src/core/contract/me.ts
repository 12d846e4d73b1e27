import type { Role } from './actor.ts';
import { endpoint } from './endpoint.ts';
import type { SuspensionReason } from './suspension.ts';

/** The signed-in user, as the API returns them to the client. */
export interface Me {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** `null` until the user has chosen a role. */
  readonly role: Role | null;
  /** The file of the user's photo; absent when the user has none. */
  readonly photo?: string | undefined;
  /** Whether the user must confirm a telephone number before they can choose a role. */
  readonly mustConfirmPhone: boolean;
  /** Why the account is suspended; `null` if it is not. */
  readonly suspension: SuspensionReason | null;
  /** What the server generally allows this user, as `<subject>:<action>`. The client only reads it; the server decides access. */
  readonly abilities: string[];
}

/** Returns the signed-in user. The first call after sign-up creates the row in the users table. */
export const getMe = endpoint<{ reply: Me }>({
  id: 'core.me',
  method: 'GET',
  path: '/me',
  summary: 'The signed-in user, their role and what they may do.',
});
