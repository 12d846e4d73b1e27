import { CommandFault } from '#core/server/errors/command-fault.ts';
import type { ColumnSource, ImportMapping } from '#plugins/imports/contract/mapping-schemas.ts';
import type { OperatorChoice, OperatorFile } from '#plugins/imports/contract/operator-imports.ts';
import { columnKey } from '../columns/header-words.ts';
import type { ColumnMapping, MappedSource } from './mapping-file.ts';

/**
 * How the columns of a file are read. The mapping takes precedence over what is proposed. `company` applies when the file has no company.
 *
 * @throws CommandFault when no column has the title, or the file lacks a column of the mapping
 */
export function chosenColumns(
  { labels, propose }: Pick<OperatorFile, 'labels' | 'propose'>,
  given: ColumnMapping,
  company?: string,
): ImportMapping {
  const { columns, hidesMissing } = propose(choiceOf(given, labels));
  if (columns.title === undefined) {
    throw new CommandFault(
      `The file has no header with a column for the job title (found: ${listed(labels)}); add a header, or name the column with --mapping.`,
    );
  }
  const ofAll = columns.company === undefined && company !== undefined ? { company: { kind: 'fixed' as const, value: company } } : {};
  return { columns: { ...columns, ...ofAll }, hidesMissing };
}

function choiceOf(given: ColumnMapping, labels: readonly string[]): OperatorChoice {
  const sources = new Map<string, ColumnSource>();
  const left = new Set<string>();
  for (const [field, source] of Object.entries(given)) {
    if (source.kind === 'none') left.add(field);
    else sources.set(field, sourceOf(source, labels));
  }
  return { sources, left };
}

function sourceOf(source: Exclude<MappedSource, { readonly kind: 'none' }>, labels: readonly string[]): ColumnSource {
  if (source.kind === 'constant') return { kind: 'fixed', value: source.value };
  const { name, decimal, dateOrder } = source;
  const label = labels.find((each) => columnKey(each) === columnKey(name));
  if (label !== undefined) return { kind: 'column', label, ...(decimal && { decimal }), ...(dateOrder && { dateOrder }) };
  throw new CommandFault(`The mapping names the column “${name}”, but the file has only the columns ${listed(labels)}.`);
}

function listed(labels: readonly string[]): string {
  const shown = labels.slice(0, 20).map((label) => `“${label.slice(0, 40)}”`);
  return labels.length > shown.length ? `${shown.join(', ')} and ${labels.length - shown.length} more` : shown.join(', ');
}
