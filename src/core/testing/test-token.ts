/** A token as the provider's emulator makes them, unsigned, that says something; our server would refuse it. */
export function testToken(says: string): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ says })}.`;
}
