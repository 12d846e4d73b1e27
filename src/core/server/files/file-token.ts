import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { FileLinkRequest } from '#core/contract/files/schemas.ts';

type Disposition = FileLinkRequest['disposition'];

/** What a token allows: one user reads one file until a time. */
export interface FileGrant {
  readonly fileId: string;
  readonly userId: string;
  readonly disposition: Disposition;
  readonly expiresAt: Date;
}

const DISPOSITIONS: readonly Disposition[] = ['inline', 'attachment'];

// Disposition, seconds of the end, file, user; then the seal.
const FIELDS = { disposition: 0, end: 1, file: 5, user: 21, seal: 37 } as const;
const LENGTH = 69;

/** A token for an address: the grant and its HMAC-SHA-256 (RFC 2104) in base64url, 92 characters. */
export function sealGrant(key: Buffer, { fileId, userId, disposition, expiresAt }: FileGrant): string {
  const token = Buffer.alloc(LENGTH);
  token.writeUInt8(DISPOSITIONS.indexOf(disposition), FIELDS.disposition);
  token.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000), FIELDS.end);
  token.set(parse(fileId), FIELDS.file);
  token.set(parse(userId), FIELDS.user);
  token.set(sealOf(key, token), FIELDS.seal);
  return token.toString('base64url');
}

/** The grant of a token; `undefined` for a token that this installation did not make, or whose time is over. */
export function grantOf(key: Buffer, text: string, now: Date): FileGrant | undefined {
  const token = Buffer.from(text, 'base64url');
  // Another text could decode to the same bytes.
  if (token.length !== LENGTH || token.toString('base64url') !== text) return undefined;
  if (!timingSafeEqual(sealOf(key, token), token.subarray(FIELDS.seal))) return undefined;
  const expiresAt = new Date(token.readUInt32BE(FIELDS.end) * 1000);
  const disposition = DISPOSITIONS[token.readUInt8(FIELDS.disposition)];
  if (disposition === undefined || expiresAt <= now) return undefined;
  const idAt = (place: number): string => stringify(token.subarray(place, place + 16));
  return { fileId: idAt(FIELDS.file), userId: idAt(FIELDS.user), disposition, expiresAt };
}

function sealOf(key: Buffer, token: Buffer): Buffer {
  return createHmac('sha256', key).update(token.subarray(0, FIELDS.seal)).digest();
}
