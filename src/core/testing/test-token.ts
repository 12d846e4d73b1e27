/** An unsigned token with the given content, in the format of the provider's emulator. Our server refuses it. */
export function testToken(says: string): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ says })}.`;
}
