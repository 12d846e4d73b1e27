import type { JSX } from 'react';
import { ArtLeaf, LatticeArt } from './LatticeArt.tsx';

/** Illustration: a magnifying glass over an empty place, with a plant beside it. */
export function SearchArt(): JSX.Element {
  return (
    <LatticeArt>
      <circle className="art__ground art__line" cx="108" cy="75" r="44" />
      <path className="art__line" d="m140 107 26 26" />
      <path className="art__dashes" d="m108 50 18 25-18 25-18-25Z" />
      <ArtLeaf x={36} y={75} />
    </LatticeArt>
  );
}
