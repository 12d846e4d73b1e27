import type { JSX } from 'react';
import { PersonIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PersonSign } from '#core/client/ui/Signs.tsx';

/** The initials of a candidate, or a figure for one who does not show the name. */
export function CandidateSign({ name }: { readonly name: string | null }): JSX.Element {
  return <PersonSign name={name ?? ''}>{name === null && <PersonIcon />}</PersonSign>;
}
