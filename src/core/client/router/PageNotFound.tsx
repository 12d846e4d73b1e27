import type { JSX } from 'react';
import { SLOT, Slotted } from '../i18n/Slotted.tsx';
import { useT } from '../i18n/use-t.ts';

/** The 404 screen (specification section 2). It shows the requested address. */
export function PageNotFound({ path }: { readonly path: string }): JSX.Element {
  return (
    <Slotted sentence={useT('core')('error.pageNotFound', { path: SLOT })}>
      <code dir="ltr">{path}</code>
    </Slotted>
  );
}
