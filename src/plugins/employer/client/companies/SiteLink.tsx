import type { JSX } from 'react';

/** A link to a company's web address, shown as its host and path. */
export function SiteLink({ address }: { readonly address: string }): JSX.Element {
  return (
    <a className="link company__site" href={address} rel="noopener nofollow ugc" dir="ltr">
      {shortened(address)}
    </a>
  );
}

function shortened(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname } = new URL(address);
  return hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '');
}
