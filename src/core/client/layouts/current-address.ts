/** The address to which an open page belongs: the page's own, else the nearest above it. The start page has nothing below it. */
export function currentAddress(addresses: readonly string[], pathname: string): string | undefined {
  return addresses
    .filter((address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)))
    .reduce<string | undefined>(
      (nearest, address) => (nearest === undefined || address.length > nearest.length ? address : nearest),
      undefined,
    );
}
