import type { ColumnPlan } from '../columns/column-plan.ts';
import { POSTING_FIELDS } from '../columns/posting-field.ts';

/** Two lines: the columns of the file that are used, each with its field, and those that are ignored. */
export function columnReport({ sources }: ColumnPlan, header: readonly string[]): string {
  const used = POSTING_FIELDS.flatMap((field) => {
    const source = sources[field];
    return source?.kind === 'column' ? [{ field, index: source.index }] : [];
  });
  const taken = new Set(used.map(({ index }) => index));
  const ignored = header.flatMap((_, index) => (taken.has(index) ? [] : [nameOf(header, index)]));
  return [
    `Columns used: ${used.map(({ field, index }) => `${nameOf(header, index)} as ${field}`).join(', ')}`,
    `Columns ignored: ${ignored.length === 0 ? 'none' : ignored.join(', ')}`,
    '',
  ].join('\n');
}

function nameOf(header: readonly string[], index: number): string {
  const name = header[index]?.replace(/[\s\p{Cc}]+/gu, ' ').trim() ?? '';
  return `“${[...name].slice(0, 60).join('') || `column ${index + 1}`}”`;
}
