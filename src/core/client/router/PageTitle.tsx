import { useEffect } from 'react';

/** Name of the product, after the title of each page. */
export const PRODUCT_NAME = 'Trellis';

/** Names the page in the browser's tab and history. Renders nothing. */
export function PageTitle({ title }: { readonly title: string }): undefined {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
}
