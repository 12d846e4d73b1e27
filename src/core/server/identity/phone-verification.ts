import type { Actor } from '#core/contract/actor.ts';
import type { ServerConfig } from '../config/server-config.ts';

/** Whether a user must confirm a telephone number before choosing a role. A user with a role need not. */
export function mustConfirmPhone({ client }: Pick<ServerConfig, 'client'>, { role, phoneVerified }: Actor): boolean {
  return client.phoneVerification === 'required' && role === null && phoneVerified !== true;
}
