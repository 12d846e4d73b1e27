import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

/** The domain that a company registers, without subdomains: `example.co.uk` of `jobs.example.co.uk`. Sites on a shared host differ. In Punycode. */
export function registrableDomain(domain: string): string {
  const host = domainToASCII(domain);
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
