import type { ComponentType } from 'react';

/** The group title that an entry is listed under. */
export type EntryGroup = 'recent' | 'pages' | 'actions' | 'text';

/** One line of the command palette. */
export interface PaletteEntry {
  /** Unique in the palette, and the same at each visit. */
  readonly id: string;
  readonly label: string;
  readonly icon?: ComponentType<{ className?: string }> | undefined;
  readonly group: EntryGroup;
  /** Runs the entry. Returns the address to open next, if there is one. */
  readonly run: () => Promise<string | undefined> | string | undefined;
}

/** Id of an entry's element, for `aria-activedescendant` of the input. */
export function optionId(listId: string, entry = ''): string {
  return `${listId}-${entry}`;
}

/** The entries under one group title. */
export interface EntrySection {
  readonly group: EntryGroup;
  readonly entries: readonly PaletteEntry[];
}

/** Groups the entries by title. The group of the best entry comes first. */
export function sectionsOf(entries: readonly PaletteEntry[]): readonly EntrySection[] {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }));
}

/** Moves the recently chosen entries to the front, into a group of their own. */
export function recentFirst(entries: readonly PaletteEntry[], recent: readonly string[]): readonly PaletteEntry[] {
  const lately = recent
    .flatMap((id) => entries.filter((entry) => entry.id === id))
    .map((entry) => ({ ...entry, group: 'recent' as const }));
  return [...lately, ...entries.filter(({ id }) => !recent.includes(id))];
}

const STORAGE_KEY = 'trellis.palette';
const KEPT = 5;

/** Ids of the entries that were chosen recently in this browser, newest first. */
export function recentIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string').slice(0, KEPT) : [];
  } catch {
    // Storage is denied, or the stored value has another format: no entries are remembered.
    return [];
  }
}

/** Moves an entry to the front of the remembered ones, which the palette offers first. */
export function rememberChoice(id: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([id, ...recentIds().filter((other) => other !== id)].slice(0, KEPT)));
  } catch {
    // Storage is denied or full: the palette works without it.
  }
}
