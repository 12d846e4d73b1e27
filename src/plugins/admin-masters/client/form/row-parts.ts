import type { MasterDescription, MasterValue } from '../../contract/define-master.ts';
import { NAME_LANGUAGES } from '../../contract/master-row.ts';
import type { AlternativeName, KeptValues } from '../../contract/reply-schemas.ts';
import type { RowContent, RowValues } from './row-values.ts';

type PartSource = RowContent & Partial<Pick<KeptValues, 'parent' | 'sort' | 'mergedInto'>>;

export type PartValue = MasterValue | readonly AlternativeName[];

/** One value of a row. The path is that of issues: `names.de`, `fields.months`. */
interface RowPart {
  readonly path: string;
  readonly value: PartValue;
}

/** A value that differs between two states of a row. */
export interface ChangedPart {
  readonly path: string;
  readonly before: PartValue;
  readonly after: PartValue;
}

/** The values of a row, in the order of the form. */
export function partsOf(row: PartSource, { fields }: MasterDescription): readonly RowPart[] {
  return [
    { path: 'name', value: row.name },
    ...NAME_LANGUAGES.map((language) => ({ path: `names.${language}`, value: row.names[language] ?? null })),
    { path: 'description', value: row.description },
    ...fields.map(({ name }) => ({ path: `fields.${name}`, value: row.fields[name] ?? null })),
    { path: 'uri', value: row.uri },
    { path: 'alternatives', value: row.alternatives },
    { path: 'parent', value: row.parent ?? null },
    { path: 'sort', value: row.sort ?? null },
    { path: 'isHidden', value: row.isHidden },
    { path: 'mergedInto', value: row.mergedInto ?? null },
  ];
}

/** The values that differ. */
export function changedParts(before: PartSource, after: PartSource, description: MasterDescription): readonly ChangedPart[] {
  const old = new Map(partsOf(before, description).map(({ path, value }) => [path, value]));
  return partsOf(after, description)
    .map(({ path, value }) => ({ path, before: old.get(path) ?? null, after: value }))
    .filter((part) => keyOf(part.before) !== keyOf(part.after));
}

/** Whether there is nothing to show for the value. */
export function isEmptyPart(value: PartValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

// An optional flag that was never set is off.
function keyOf(value: PartValue): string {
  if (isEmptyPart(value) || value === false) return '';
  // The server may order the properties of a name differently.
  return JSON.stringify(value, (_, part) => (isName(part) ? [part.language, part.name, part.kind] : part));
}

function isName(value: unknown): value is AlternativeName {
  return typeof value === 'object' && value !== null && 'language' in value;
}

/** The latest values of the row, with the typed ones in place of those that the user changed. */
export function onLatest(mine: RowValues, typed: readonly ChangedPart[], latest: RowValues): RowValues {
  const isTyped = (path: string): boolean => typed.some((part) => part.path === path);
  const chosen = <Value>(path: string, own: Value, saved: Value): Value => (isTyped(path) ? own : saved);
  const each = <Value>(group: string, own: Record<string, Value>, saved: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(saved).map(([name, value]) => [name, chosen(`${group}.${name}`, own[name] ?? value, value)]));
  return {
    ...latest,
    name: chosen('name', mine.name, latest.name),
    names: { ...latest.names, ...each('names', mine.names, latest.names) },
    description: chosen('description', mine.description, latest.description),
    uri: chosen('uri', mine.uri, latest.uri),
    isHidden: chosen('isHidden', mine.isHidden, latest.isHidden),
    fields: each('fields', mine.fields, latest.fields),
    alternatives: chosen('alternatives', mine.alternatives, latest.alternatives),
  };
}

/** Nothing, to compare a new row with. */
export const NO_CONTENT: RowContent = Object.freeze({
  name: '',
  names: {},
  description: '',
  isHidden: false,
  fields: {},
  uri: null,
  alternatives: [],
});
