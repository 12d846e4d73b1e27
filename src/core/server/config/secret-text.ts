/** Length of the secret key and of every key that is derived from it. */
export const KEY_BYTES = 32;

// 32 bytes are 43 characters. Some programs add a `=` to fill them up to 44.
const CHARACTERS = Math.ceil((KEY_BYTES * 8) / 6);

/** A secret key as text: base64url without padding. */
export function secretText(key: Buffer): string {
  return key.toString('base64url');
}

/** Why a text is not a valid secret key, phrased to follow its name in a sentence; `undefined` when it is valid. */
export function secretTextFault(text: string): string | undefined {
  const [, digits] = /^([\w-]*)=?$/.exec(text) ?? [];
  if (digits === undefined) return 'must be base64url: the letters A to Z and a to z, the digits, - and _';
  if (digits.length < CHARACTERS) return `is too short: it must be ${KEY_BYTES} bytes in base64url, ${CHARACTERS} characters`;
  if (digits.length > CHARACTERS) return `is too long: it must be ${KEY_BYTES} bytes in base64url, ${CHARACTERS} characters`;
  return undefined;
}

/** The key of a valid text. */
export function secretOf(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
