import { createHmac } from 'node:crypto';

/** A keyed hash of a mail address, which tells equal addresses without naming them. */
export type AddressHash = (address: string) => string;

/** @param key 32 bytes */
export function addressHash(key: Buffer): AddressHash {
  return (address) => createHmac('sha256', key).update(address.toLowerCase()).digest('base64url');
}
