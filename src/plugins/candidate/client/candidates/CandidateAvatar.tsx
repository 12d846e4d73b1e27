import type { JSX } from 'react';
import { PersonAvatar } from '#core/client/ui/Avatars.tsx';
import { PersonIcon } from '#core/client/ui/icons/page-icons.tsx';

/** The initials of a candidate, or a figure for one who does not show the name. */
export function CandidateAvatar({ name }: { readonly name: string | null }): JSX.Element {
  return <PersonAvatar name={name ?? ''}>{name === null && <PersonIcon />}</PersonAvatar>;
}
