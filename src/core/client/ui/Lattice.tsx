import type { JSX } from 'react';
import './Lattice.css';

/** The woven ground behind a brand moment; its parent is positioned. `end` fades towards the words at the start. */
export function Lattice({ place }: { readonly place?: 'end' }): JSX.Element {
  return <div className={place === 'end' ? 'lattice lattice--end' : 'lattice'} aria-hidden="true" />;
}
