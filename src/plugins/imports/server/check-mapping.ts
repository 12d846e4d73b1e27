import type { Issue } from '#core/contract/errors.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { ImportPlace } from '../contract/import-target.ts';
import { importIssue } from '../contract/issues.ts';
import type { ColumnSource, ImportMapping } from '../contract/mapping-schemas.ts';
import type { FileColumn } from '../contract/schemas.ts';

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
    return isKnown ? [] : [importIssue('imports.column-unknown', {}, `mapping.columns.${id}`)];
  });
  for (const { id, isNeeded } of place.columns) {
    if (isNeeded && !Object.hasOwn(mapping.columns, id)) issues.push(importIssue('imports.column-needed', {}, `mapping.columns.${id}`));
  }
  if (issues.length > 0) throw new ApiFault('invalid', issues);
  const columns = Object.entries(mapping.columns).map(([id, source]) => [id, applying(source, known.get(id)?.kind === 'list')] as const);
  return { columns: Object.fromEntries(columns), hidesMissing: mapping.hidesMissing && place.canHideMissing };
}

function applying(source: ColumnSource, isList: boolean): ColumnSource {
  if (source.kind === 'fixed' || isList) return source;
  const { separator: _separator, ...whole } = source;
  return whole;
}
