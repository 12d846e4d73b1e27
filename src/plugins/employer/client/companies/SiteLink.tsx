import type { JSX } from 'react';

/** An address on the web that a company gives, as its site and where on it. */
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
