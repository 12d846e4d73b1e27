import { hkdfSync } from 'node:crypto';
import { PluginError } from '#core/contract/plugin-error.ts';
import { KEY_BYTES } from '../config/secret-text.ts';

/** Keys that belong to this installation. They stay the same as long as its secret key does. */
export interface Keys {
  /**
   * The key for one purpose, 32 bytes. Keys of different purposes tell nothing about each other.
   *
   * @param purpose kebab-case; in a plugin it needs no name of the plugin, because each plugin has keys of its own
   * @throws PluginError KEY_PURPOSE_INVALID
   */
  readonly keyFor: (purpose: string) => Buffer;
}

/** All keys of this installation. */
export interface Secrets {
  /** The keys of one owner: a plugin, or `core`. */
  readonly keysOf: (owner: string) => Keys;
  /** Tells this secret key from another one and discloses nothing of it; 43 characters. */
  readonly fingerprint: string;
}

const PURPOSE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Derives keys from a secret key of 32 bytes with HKDF-SHA-256. */
export function secretsFrom(secretKey: Buffer): Secrets {
  const derive = (name: string): Buffer => Buffer.from(hkdfSync('sha256', secretKey, '', `trellis ${name}`, KEY_BYTES));
  return {
    keysOf: (owner) => ({
      keyFor: (purpose) => {
        if (PURPOSE.test(purpose)) return derive(`key ${owner}.${purpose}`);
        throw new PluginError('KEY_PURPOSE_INVALID', `plugin "${owner}" asks for a key for "${purpose}", which is not kebab-case`);
      },
    }),
    fingerprint: derive('fingerprint').toString('base64url'),
  };
}
