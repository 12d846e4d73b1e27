import { parse } from 'tldts';
import { registrableDomain } from '#core/server/text/registrable-domain.ts';

/**
 * The domain of a website that a company can prove to be its own: the registrable one, in Punycode, so that letters that look alike differ.
 * `undefined` for addresses of computers, public suffixes such as `co.uk`, unknown ends, ports, and addresses with a user.
 */
export function verifiableDomain(website: string | null): string | undefined {
  if (website === null || !URL.canParse(website)) return undefined;
  const { username, password, port, hostname } = new URL(website);
  if (username !== '' || password !== '' || port !== '') return undefined;
  const { domain, isIp, isIcann, isPrivate } = parse(hostname, { allowPrivateDomains: true });
  return domain !== null && !isIp && (isIcann || isPrivate) ? domain : undefined;
}

/** The host of an email address and its registrable domain, in Punycode. */
export function domainsOfAddress(email: string): { readonly host: string; readonly domain: string } {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return { host, domain: registrableDomain(host) };
}
