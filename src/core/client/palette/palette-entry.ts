import type { ComponentType } from 'react';

/** Under which title an entry stands. */
export type EntryGroup = 'recent' | 'pages' | 'actions' | 'text';

/** A line of the command palette. */
export interface PaletteEntry {
  /** Unique in the palette, the same at each visit. */
  readonly id: string;
  readonly label: string;
  readonly icon?: ComponentType<{ className?: string }> | undefined;
  readonly group: EntryGroup;
  /** Does it; answers the address to open next, where there is one. */
  readonly run: () => Promise<string | undefined> | string | undefined;
}

/** Entries under one title. */
export interface EntrySection {
  readonly group: EntryGroup;
  readonly entries: readonly PaletteEntry[];
}

/** The entries under their titles; the title of the best entry comes first. */
export function sectionsOf(entries: readonly PaletteEntry[]): readonly EntrySection[] {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }));
}

/** What was chosen lately comes first, under a title of its own. */
export function recentFirst(entries: readonly PaletteEntry[], recent: readonly string[]): readonly PaletteEntry[] {
  const lately = recent
    .flatMap((id) => entries.filter((entry) => entry.id === id))
    .map((entry) => ({ ...entry, group: 'recent' as const }));
  return [...lately, ...entries.filter(({ id }) => !recent.includes(id))];
}
