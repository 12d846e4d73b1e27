import type { JSX } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Mark } from './Brand.tsx';
import './PrintSource.css';

/** The product's name and the address of the page at the top of a printed page. Hidden on the screen. `path` is as `href()` returns it. */
export function PrintSource({ path }: { readonly path: string }): JSX.Element {
  const t = useT('core');
  return (
    <p className="print-source">
      <Mark />
      <strong>{t('brand')}</strong>
      <span dir="ltr">{location.origin + path}</span>
    </p>
  );
}
