import type { Keys } from '../secrets/secrets.ts';
import { type FileGrant, grantOf, sealGrant } from './file-token.ts';

/** Seconds that a link opens a file. */
export const LINK_SECONDS = 60;

/** Seconds that the address of a picture in a list is good for. */
export const PICTURE_SECONDS = 600;

/** The addresses at which files are read. All servers with one secret key accept each other's addresses. */
export class FileLinks {
  readonly #key: Buffer;
  readonly #now: () => Date;

  constructor(keys: Keys, now: () => Date) {
    this.#key = keys.keyFor('file-links');
    this.#now = now;
  }

  /** An address relative to the origin of the site, and when it stops to work. The end is a whole second. */
  make(grant: Omit<FileGrant, 'expiresAt'>, seconds: number): { readonly url: string; readonly expiresAt: Date } {
    const expiresAt = new Date((Math.floor(this.#now().getTime() / 1000) + seconds) * 1000);
    return { url: `/files/${sealGrant(this.#key, { ...grant, expiresAt })}`, expiresAt };
  }

  /** What the token of an address allows; `undefined` where it is invalid or its time is over. */
  read(token: string): FileGrant | undefined {
    return grantOf(this.#key, token, this.#now());
  }
}
