import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Actor } from '#core/contract/actor.ts';

/** By what a sender is counted: the account, or else a hash of the network address, so that no address lies in the database. */
export function senderKey(actor: Pick<Actor, 'userId'> | null, address: string): string {
  if (actor !== null) return `user ${actor.userId}`;
  return `address ${createHash('sha256').update(networkOf(address)).digest('base64url')}`;
}

/** An IPv4 address as it is; of an IPv6 address the first half, since one household has all of the other. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...(tail === undefined ? [] : zeros), ...right].slice(0, 4).join(':');
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16).toString(16));
}
