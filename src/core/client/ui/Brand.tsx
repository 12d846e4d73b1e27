import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useT } from '../i18n/use-t.ts';
import { Mark } from './Mark.tsx';

/** The mark and the product's localized name, as a link to the home page. */
export function Brand(): JSX.Element {
  const t = useT('core');
  return (
    <Link className="brand" to={ADDRESSES.home}>
      <Mark />
      <span>{t('brand')}</span>
    </Link>
  );
}
