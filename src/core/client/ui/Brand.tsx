import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useT } from '../i18n/use-t.ts';

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

const SLATS = [
  'M20 3.02 27.74 14 20 24.98 12.26 14Z',
  'M40 3.02 47.74 14 40 24.98 32.26 14Z',
  'M50 17.02 57.74 28 50 38.98 42.26 28Z',
  'M40 31.02 47.74 42 40 52.98 32.26 42Z',
  'M20 31.02 27.74 42 20 52.98 12.26 42Z',
  'M10 17.02 17.74 28 10 38.98 2.26 28Z',
];

/** The mark: six slats and one leaf. A decoration beside the name. Follows the theme. */
export function Mark(): JSX.Element {
  return (
    <svg className="mark" viewBox="0 0 60 56" aria-hidden="true" focusable="false">
      <path className="mark__leaf" d="M30 15.56C39.65 23.27 39.65 32.73 30 40.44 20.35 32.73 20.35 23.27 30 15.56Z" />
      {SLATS.map((slat) => (
        <path key={slat} d={slat} />
      ))}
    </svg>
  );
}
