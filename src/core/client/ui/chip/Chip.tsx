import type { JSX, ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import './chip.css';

interface ChipProps {
  /** What was chosen, also for the name of the button that takes it back. */
  readonly label: string;
  readonly onRemove: () => void;
}

/** A choice that can be taken back, for example a filter of a search. */
export function Chip({ label, onRemove }: ChipProps): JSX.Element {
  const t = useT('core');
  return (
    <span className="chip">
      <bdi className="chip__label">{label}</bdi>
      <button type="button" aria-label={t('chip.remove', { name: label })} onClick={onRemove}>
        <CloseIcon className="icon--s" />
      </button>
    </span>
  );
}

/** A fact in a word or two. `has` marks one that the reader has too. */
export function Tag({ has = false, children }: { readonly has?: boolean; readonly children: ReactNode }): JSX.Element {
  return <span className={has ? 'tag tag--has' : 'tag'}>{children}</span>;
}

/** Says that something is new: a word with the corners of a leaf. */
export function NewMark({ children }: { readonly children: ReactNode }): JSX.Element {
  return <span className="new-mark">{children}</span>;
}
