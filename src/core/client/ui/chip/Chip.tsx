import type { JSX, ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { CloseIcon } from '../icons/icons.tsx';
import './chip.css';

interface ChipProps {
  /** The chosen value. Also part of the name of the remove button. */
  readonly label: string;
  readonly onRemove: () => void;
}

/** A choice that the user can remove, for example a filter of a search. */
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

interface ChipsProps {
  readonly values: readonly string[];
  /** The name shown for a value; the value itself when absent. */
  readonly nameOf?: (value: string) => string;
  readonly onRemove: (value: string) => void;
}

/** The chosen values, each with a button that removes it. */
export function Chips({ values, nameOf = String, onRemove }: ChipsProps): JSX.Element | null {
  if (values.length === 0) return null;
  return (
    <ul className="chips">
      {values.map((value) => (
        <li key={value}>
          <Chip label={nameOf(value)} onRemove={() => onRemove(value)} />
        </li>
      ))}
    </ul>
  );
}

/** A fact in one or two words. `has` marks a fact that also applies to the user. */
export function Tag({ has = false, children }: { readonly has?: boolean; readonly children: ReactNode }): JSX.Element {
  return <span className={has ? 'tag tag--has' : 'tag'}>{children}</span>;
}

/** Marks something as new: a word in a leaf shape. */
export function NewMark({ children }: { readonly children: ReactNode }): JSX.Element {
  return <span className="new-mark">{children}</span>;
}
