/** Schemes of addresses that people write into a CV. */
const WEB_SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'ftp']);

/** Whether a link leads to the web, to a person or into the document, not to a program or a file of the reader. */
export function isHarmlessLink(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === undefined ? !/^\s*(\\\\|\/\/)/.test(address) : WEB_SCHEMES.has(scheme);
}

/** Whether the address lies outside of the document. */
export function isOutside(address: string): boolean {
  return schemeOf(address) !== undefined || /^\s*([\\/]|\.\.)/.test(address);
}

/** The scheme in lower case. Readers skip white space and control characters in it. */
function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[\0- ]/g, ''))?.[1]?.toLowerCase();
}
