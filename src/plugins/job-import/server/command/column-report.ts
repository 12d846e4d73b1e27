import type { ImportMapping } from '#plugins/imports/contract/mapping-schemas.ts';

/** The columns of the file that are used, each with its field, and those that are ignored. */
export function columnReport({ columns }: ImportMapping, labels: readonly string[]): string {
  const used = Object.entries(columns).flatMap(([field, source]) => (source.kind === 'column' ? [{ field, label: source.label }] : []));
  const taken = new Set(used.map(({ label }) => label));
  const ignored = labels.filter((label) => !taken.has(label)).map(shown);
  return [
    `Columns used: ${used.map(({ field, label }) => `${shown(label)} as ${field}`).join(', ')}`,
    `Columns ignored: ${ignored.length === 0 ? 'none' : ignored.join(', ')}`,
    ...(columns.company === undefined ? ['No column has the company. Pass its name with --company.'] : []),
    '',
  ].join('\n');
}

function shown(label: string): string {
  const name = label.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return `“${[...name].slice(0, 60).join('')}”`;
}
