import type { HeadElement } from './page-rule.ts';

/** Names the address of a page for search engines. Without `PUBLIC_URL` nothing: the address of the server may not be that of the site. */
export function canonical(publicUrl: string | undefined, path: string): HeadElement[] {
  if (publicUrl === undefined) return [];
  return [
    { link: 'canonical', href: publicUrl + path },
    { property: 'og:url', content: publicUrl + path },
  ];
}
