import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailedGroup, type MailedGroup } from '#core/contract/notices/notice-groups.ts';

/** Whose mail of which group a link of a mail ends: a user by id, or an address by its hash. */
export interface MailSubscription {
  readonly kind: 'user' | 'address';
  readonly id: string;
  readonly group: MailedGroup;
}

/** Writes and reads the tokens of the links that end mail. A token does not end, and it discloses no address. */
export interface MailTokens {
  readonly write: (subscription: MailSubscription) => string;
  /** `undefined` for a text that this installation did not write. */
  readonly read: (token: string) => MailSubscription | undefined;
}

const KINDS = { u: 'user', a: 'address' } as const;

/** @param key 32 bytes */
export function mailTokens(key: Buffer): MailTokens {
  const sealOf = (content: string): Buffer => createHmac('sha256', key).update(content).digest();
  return {
    write: ({ kind, id, group }) => {
      const content = `${kind === 'user' ? 'u' : 'a'}.${id}.${group}`;
      return `${content}.${sealOf(content).toString('base64url')}`;
    },
    read: (token) => {
      const [, content = '', letter = '', id = '', group = '', seal = ''] =
        /^(([ua])\.([\w-]{36,43})\.([a-z]+))\.([\w-]{43})$/.exec(token) ?? [];
      if (!timingSafeEqual(sealOf(content), padded(seal)) || !isMailedGroup(group)) return undefined;
      return { kind: letter === 'u' ? KINDS.u : KINDS.a, id, group };
    },
  };
}

const SEAL_BYTES = 32;

// Both buffers must have one length to be compared.
function padded(seal: string): Buffer {
  const bytes = Buffer.alloc(SEAL_BYTES);
  Buffer.from(seal, 'base64url').copy(bytes);
  return bytes;
}
