import { endpoint } from './endpoint.ts';
import type { Me } from './me-schema.ts';

/** Returns the signed-in user. The first call after sign-up creates the row in the users table. */
export const getMe = endpoint<{ reply: Me }>({
  id: 'core.me',
  method: 'GET',
  path: '/me',
  summary: 'The signed-in user, their role and what they may do.',
});
