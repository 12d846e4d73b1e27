import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

/** The domain that a company registers, without subdomains: `example.co.uk` of `jobs.example.co.uk`. Sites on a shared host differ. In Punycode. */
export function registrableDomain(domain: string): string {
  const host = domainToASCII(domain);
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}

/** Whether a mail address has the registrable domain of a website. `website` is a whole address. */
export function isOfDomain(address: string, website: string): boolean {
  const [, host = ''] = /@([^@]+)$/.exec(address) ?? [];
  return host !== '' && URL.canParse(website) && registrableDomain(host) === registrableDomain(new URL(website).hostname);
}
