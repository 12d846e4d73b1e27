import type { MasterDescription } from '../../contract/define-master.ts';
import type { AlternativeName, HistoryEntry } from '../../contract/reply-schemas.ts';
import { type ChangedPart, changedParts, isEmptyPart, NO_CONTENT } from '../form/row-parts.ts';

/**
 * What a change did to each value. Of the alternative names, only those that were removed or added. A deletion has no values after it, and
 * a new row only those that were given.
 */
export function entryChanges({ before, after }: HistoryEntry, description: MasterDescription): readonly ChangedPart[] {
  if (after === null) return [];
  const parts = changedParts(before ?? NO_CONTENT, after, description).map((part) =>
    part.path === 'alternatives' ? { ...part, ...namesThatChanged(before?.alternatives ?? [], after.alternatives) } : part,
  );
  return before === null ? parts.filter(({ path, after: value }) => path !== 'sort' && !isEmptyPart(value)) : parts;
}

function namesThatChanged(
  before: readonly AlternativeName[],
  after: readonly AlternativeName[],
): { before: readonly AlternativeName[]; after: readonly AlternativeName[] } {
  return { before: without(before, after), after: without(after, before) };
}

function without(names: readonly AlternativeName[], others: readonly AlternativeName[]): readonly AlternativeName[] {
  const known = new Set(others.map(keyOf));
  return names.filter((name) => !known.has(keyOf(name)));
}

function keyOf({ language, name, kind }: AlternativeName): string {
  return `${language} ${kind} ${name}`;
}
