import type { JSX } from 'react';
import { ArtLeaf, LatticeArt } from './LatticeArt.tsx';

/** Illustration: one slat has come off and leans below. */
export function NotFoundArt(): JSX.Element {
  return (
    <LatticeArt missing={['1 0', '2 1', '3 2']}>
      <path className="art__line" d="m38 2.8 9 12.5M142 147.2l-7-9.7" />
      <path className="art__line" transform="rotate(34 120 168)" d="M40 172h118v6H40Z" />
      <ArtLeaf x={72} y={75} />
      <ArtLeaf x={54} y={101} size={0.7} pale />
    </LatticeArt>
  );
}
