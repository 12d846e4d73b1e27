import { useEffect } from 'react';
import { useT } from '../i18n/use-t.ts';

/** Name of the product, where no page has named itself. */
export const PRODUCT_NAME = 'Trellis';

/** Names the page in the browser's tab and history, before the name of the product in the letters of the language. Renders nothing. */
export function PageTitle({ title }: { readonly title: string }): undefined {
  const brand = useT('core')('brand');
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
