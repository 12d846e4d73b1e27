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

/** Illustration: a pot with the first two leaves of a plant. */
export function ApplicantsArt(): JSX.Element {
  return (
    <LatticeArt>
      <path className="art__ground art__line" d="M54 136h72l-10 46H64ZM48 136h84" />
      <path className="art__line" d="M90 136v-20" />
      <ArtLeaf x={90} y={97} />
      <g transform="rotate(38 90 131)">
        <ArtLeaf x={97} y={118} size={0.55} />
      </g>
    </LatticeArt>
  );
}
