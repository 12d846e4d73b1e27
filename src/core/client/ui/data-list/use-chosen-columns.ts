import { useCallback, useMemo, useState } from 'react';
import type { Column } from './column.ts';

/** The shown columns, as the user chose them in this browser. */
export interface ChosenColumns<Row> {
  readonly shown: readonly Column<Row>[];
  readonly isShown: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

/** The columns of a list without the hidden ones. This browser remembers them under the list's id. */
export function useChosenColumns<Row>(listId: string, columns: readonly Column<Row>[]): ChosenColumns<Row> {
  const key = `trellis.columns.${listId}`;
  const [choice, setChoice] = useState(() => remembered(key));
  // Until the user chooses, the columns say it themselves, also when they change.
  const hidden = useMemo(() => choice ?? columns.filter(({ isExtra }) => isExtra).map(({ id }) => id), [choice, columns]);
  const isShown = useCallback(
    (id: string) => !hidden.includes(id) || columns.some((column) => column.id === id && column.hideable !== true),
    [hidden, columns],
  );
  const toggle = (id: string): void => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    setChoice(next);
    remember(key, next);
  };
  const shown = useMemo(() => columns.filter(({ id }) => isShown(id)), [columns, isShown]);
  return { shown, isShown, toggle };
}

/** `undefined` when the user has not chosen yet. */
function remembered(key: string): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : undefined;
  } catch {
    // Storage is denied, or the stored value has another format.
    return undefined;
  }
}

function remember(key: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    // Storage is denied or full: the choice holds until the user leaves the page.
  }
}
