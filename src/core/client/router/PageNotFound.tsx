import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';

// Stands in the sentence until the address takes its place; no text of ours holds it.
const SLOT = '\uFFFC';

/** Says which address leads nowhere (specification section 2), with the address as it was asked for. */
export function PageNotFound({ path }: { readonly path: string }): JSX.Element {
  const [before, after] = useT('core')('error.pageNotFound', { path: SLOT }).split(SLOT);
  return (
    <>
      {before}
      <code dir="ltr">{path}</code>
      {after}
    </>
  );
}
