import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a private key with AES-256-GCM. The address of the key is associated data, so that a sealed key cannot take the place of another
 * one.
 *
 * @param secret 32 bytes
 * @returns nonce, tag and ciphertext
 */
export function sealKey(secret: Buffer, kid: string, privateKey: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(kid));
  const sealed = Buffer.concat([cipher.update(privateKey, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Opens a sealed key; `undefined` when the secret, the address or the sealed bytes are not those with which it was sealed. */
export function openKey(secret: Buffer, kid: string, sealed: Buffer): string | undefined {
  if (sealed.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(kid));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
