import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Actor } from '#core/contract/actor.ts';

/**
 * The key under which a sender is counted: the account, or without one the network of the address. An IPv6 network is the first half of the
 * address, because one household has all of the other half. The key is a hash, so the database stores no address.
 */
export function senderKey(actor: Pick<Actor, 'userId'> | null, address: string): string {
  const sender = actor === null ? `address ${normalizeIP(address)}` : `user ${actor.userId}`;
  return hashedKey(sender);
}

/** The form in which a key is stored. */
export function hashedKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
