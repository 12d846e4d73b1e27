import type { Issue } from '#core/contract/errors.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileColumn } from '../contract/file-column.ts';
import type { ImportPlace } from '../contract/import-target.ts';
import { importIssue } from '../contract/issues.ts';
import type { ColumnSource, ImportMapping } from '../contract/mapping-schemas.ts';
import type { ImportColumn } from '../contract/schemas.ts';
import { asksOrder } from './column-forms.ts';

/**
 * Demands that a mapping fits the place and the file.
 *
 * @returns the mapping without what does not apply, such as separators of columns that are no lists
 * @throws ApiFault invalid
 */
export function checkedMapping(mapping: ImportMapping, place: ImportPlace, file: readonly FileColumn[]): ImportMapping {
  const labels = new Set(file.map(({ label }) => label));
  const known = new Map(place.columns.map((column) => [column.id, column]));
  const issues: Issue[] = Object.entries(mapping.columns).flatMap(([id, source]) => {
    const isKnown = known.has(id) && (source.kind === 'fixed' || labels.has(source.label));
    if (!isKnown) return [importIssue('imports.column-unknown', {}, `mapping.columns.${id}`)];
    return asksOrder(known.get(id)?.kind, source, file) ? [importIssue('imports.order-needed', {}, `mapping.columns.${id}`)] : [];
  });
  for (const { id, isNeeded } of place.columns) {
    if (isNeeded && !Object.hasOwn(mapping.columns, id)) issues.push(importIssue('imports.column-needed', {}, `mapping.columns.${id}`));
  }
  if (issues.length > 0) throw new ApiFault('invalid', issues);
  const columns = Object.entries(mapping.columns).map(([id, source]) => [id, applying(source, known.get(id)?.kind)] as const);
  return { columns: Object.fromEntries(columns), hidesMissing: mapping.hidesMissing && place.canHideMissing };
}

function applying(source: ColumnSource, kind: ImportColumn['kind'] | undefined): ColumnSource {
  if (source.kind === 'fixed') return source;
  const { separator, decimal, dateOrder, ...whole } = source;
  const isNumber = kind === 'number' || kind === 'amount';
  return {
    ...whole,
    ...(kind === 'list' && separator !== undefined ? { separator } : {}),
    ...(isNumber && decimal !== undefined ? { decimal } : {}),
    ...(kind === 'date' && dateOrder !== undefined ? { dateOrder } : {}),
  };
}
