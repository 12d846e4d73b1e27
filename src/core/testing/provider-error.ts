/** An error as the provider's SDK throws it. */
export function providerError(code: string): Error {
  return Object.assign(new Error(code), { code });
}
