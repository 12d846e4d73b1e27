import { useEffect } from 'react';
import { useT } from '../i18n/use-t.ts';

/** Name of the product: the title of a page without its own. */
export const PRODUCT_NAME = 'Trellis';

/** Sets the title in the browser's tab and history: the page's title, then the product's localized name. Renders nothing. */
export function PageTitle({ title }: { readonly title: string }): undefined {
  const brand = useT('core')('brand');
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
