import type { Role } from './actor.ts';
import { endpoint } from './endpoint.ts';

/** The signed-in user as the client knows them. */
export interface Me {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** `null` until the person has chosen. */
  readonly role: Role | null;
  /** Whether the server wants a telephone number confirmed before it lets this person choose a role. */
  readonly mustConfirmPhone: boolean;
  /** What the server would allow in general, as `<subject>:<action>`; the client reads it and decides nothing by itself. */
  readonly abilities: string[];
}

/** The signed-in user; creates the users row on the first call after sign-up. */
export const getMe = endpoint<{ reply: Me }>({
  id: 'core.me',
  method: 'GET',
  path: '/me',
  summary: 'The signed-in user, their role and what they may do.',
});
