import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useT } from '../i18n/use-t.ts';
import { Mark } from './Mark.tsx';

/** Mark and word, in the letters of the language; leads home. */
export function Brand(): JSX.Element {
  const t = useT('core');
  return (
    <Link className="brand" to={ADDRESSES.home}>
      <Mark />
      <span>{t('brand')}</span>
    </Link>
  );
}
