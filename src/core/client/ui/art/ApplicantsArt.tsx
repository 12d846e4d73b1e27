import type { JSX } from 'react';
import { ArtLeaf, LatticeArt } from './LatticeArt.tsx';

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
