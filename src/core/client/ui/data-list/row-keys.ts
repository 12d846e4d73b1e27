import type { KeyboardEvent } from 'react';
import { letterOf } from '../keyboard.ts';

/** The actions of keys on the rows of a list. */
export interface RowKeys {
  readonly count: number;
  readonly active: number;
  readonly pageSize: number;
  readonly moveTo: (index: number) => void;
  readonly open: ((index: number) => void) | undefined;
  /** Absent when rows cannot be selected. */
  readonly selection:
    | {
        readonly toggle: (index: number) => void;
        /** Selects from the start of the range to this row. */
        readonly extendTo: (index: number) => void;
        readonly all: () => void;
        readonly clear: () => void;
      }
    | undefined;
}

// These elements handle their own keys.
const OWN_KEYS = 'select, textarea, input:not([type=checkbox]), [role=menu], [contenteditable]';

/**
 * Handles a key press in a list. Arrows, J, K, Home, End and the page keys move between rows. Enter opens a row. Space and X select it.
 * With Shift, moving extends the selection. Ctrl or Cmd with A selects all loaded rows, and once more all rows of the list. Escape clears the selection.
 */
export function pressRowKey(event: KeyboardEvent<HTMLElement>, keys: RowKeys): void {
  if (!(event.target instanceof Element) || event.target.closest(OWN_KEYS) !== null || event.altKey) return;
  const isOnRow = event.target.hasAttribute('data-index');
  const done = event.ctrlKey || event.metaKey ? pressWithControl(event, keys) : move(event, keys) || choose(event, keys, isOnRow);
  if (done) event.preventDefault();
}

function pressWithControl(event: KeyboardEvent, { selection, count, moveTo }: RowKeys): boolean {
  const key = keyOf(event);
  if (key === 'a' && selection !== undefined) selection.all();
  else if (key === 'Home') moveTo(0);
  else if (key === 'End') moveTo(count - 1);
  else return false;
  return true;
}

function move(event: KeyboardEvent, { active, count, pageSize, moveTo, selection }: RowKeys): boolean {
  const target = targetOf(event, active, count, pageSize);
  if (target === undefined) return false;
  const index = Math.max(0, Math.min(count - 1, target));
  if (event.shiftKey) selection?.extendTo(index);
  moveTo(index);
  return true;
}

function targetOf(event: KeyboardEvent, active: number, count: number, pageSize: number): number | undefined {
  switch (keyOf(event)) {
    case 'ArrowDown':
    case 'j':
      return active + 1;
    case 'ArrowUp':
    case 'k':
      return active - 1;
    case 'PageDown':
      return active + pageSize;
    case 'PageUp':
      return active - pageSize;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function choose(event: KeyboardEvent, { active, open, selection }: RowKeys, isOnRow: boolean): boolean {
  const key = keyOf(event);
  if (key === 'Enter' && isOnRow && open !== undefined) open(active);
  else if (key === ' ' && isOnRow && selection !== undefined) selection.toggle(active);
  else if (key === 'x' && selection !== undefined) selection.toggle(active);
  else if (key === 'Escape' && selection !== undefined) selection.clear();
  else return false;
  return true;
}

/** A letter in lower case, also on a keyboard of another script, or the name of another key. */
function keyOf({ key, nativeEvent }: KeyboardEvent): string {
  return [...key].length === 1 && key !== ' ' ? letterOf(nativeEvent) : key;
}
