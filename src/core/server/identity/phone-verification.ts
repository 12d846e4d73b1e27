import type { Actor } from '#core/contract/actor.ts';
import type { ServerConfig } from '../config/server-config.ts';

/** Whether somebody has to confirm a telephone number before they choose a role; whoever has a role is not asked any more. */
export function mustConfirmPhone({ client }: Pick<ServerConfig, 'client'>, { role, phoneVerified }: Actor): boolean {
  return client.phoneVerification === 'required' && role === null && phoneVerified !== true;
}
