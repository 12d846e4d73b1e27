import type { JSX } from 'react';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { Mark } from './Mark.tsx';

/** Mark and word; leads home. */
export function Brand(): JSX.Element {
  return (
    <Link className="brand" to={ADDRESSES.home}>
      <Mark />
      <span>Trellis</span>
    </Link>
  );
}
