/** Creates an error in the format of the provider's SDK. */
export function providerError(code: string): Error {
  return Object.assign(new Error(code), { code });
}
