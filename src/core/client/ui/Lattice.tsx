import type { JSX } from 'react';
import './Lattice.css';

/** The woven background of a brand moment. Its parent must be positioned. `end` fades towards the text at the start. */
export function Lattice({ place }: { readonly place?: 'end' }): JSX.Element {
  return <div className={place === 'end' ? 'lattice lattice--end' : 'lattice'} aria-hidden="true" />;
}
