/** The address of the navigation entry of an open page: the page's own, or else its nearest parent. The start page is not a parent. */
export function currentAddress(addresses: readonly string[], pathname: string): string | undefined {
  return addresses
    .filter((address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)))
    .reduce<string | undefined>(
      (nearest, address) => (nearest === undefined || address.length > nearest.length ? address : nearest),
      undefined,
    );
}
