import type { FileLink } from '#core/contract/files/schemas.ts';
import type { Keys } from '../secrets/secrets.ts';
import { type FileGrant, grantOf, sealGrant } from './file-token.ts';

/** Seconds that an address opens a file. Whether its reader may read the file is asked again with each reading. */
const LINK_SECONDS = 60;

/** The addresses at which files are read. All servers with one secret key accept each other's addresses. */
export class FileLinks {
  readonly #key: Buffer;
  readonly #now: () => Date;

  constructor(keys: Keys, now: () => Date) {
    this.#key = keys.keyFor('file-links');
    this.#now = now;
  }

  /** An address relative to the origin of the site, and when it stops to work. The end is a whole second. */
  make(grant: Omit<FileGrant, 'expiresAt'>): FileLink {
    const expiresAt = new Date((Math.floor(this.#now().getTime() / 1000) + LINK_SECONDS) * 1000);
    return { url: `/files/${sealGrant(this.#key, { ...grant, expiresAt })}`, expiresAt: expiresAt.toISOString() };
  }

  /** What the token of an address allows; `undefined` where it is invalid or its time is over. */
  read(token: string): FileGrant | undefined {
    return grantOf(this.#key, token, this.#now());
  }
}
