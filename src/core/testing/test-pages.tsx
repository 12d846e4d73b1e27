import type { JSX } from 'react';
import type { PageModule } from '#core/client/plugin/page.ts';

function Saying({ heading }: { readonly heading: string }): JSX.Element {
  return <h1>{heading}</h1>;
}

/** A page with a heading and no other content. */
export function pageSaying(heading: string): () => Promise<PageModule> {
  return async () => ({ Page: Saying.bind(undefined, { heading }) });
}
