/**
 * An unsigned token with the given content, in the format of the provider's emulator. Our server refuses it.
 *
 * @param exp when it expires, in seconds since 1970; without it, the client does not use it before the provider has confirmed it
 */
export function testToken(says: string, exp?: number): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ says, exp })}.`;
}
