/** The host name of a web address: enough to distinguish two companies of the same name. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : address;
}
