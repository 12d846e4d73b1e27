import { listCell } from '#core/contract/spreadsheets.ts';
import type { MasterDescription, MasterField, MasterValue } from '../../contract/define-master.ts';
import type { SheetColumn } from '../../contract/master-imports.ts';
import type { MasterColumn } from './column-changes.ts';

/** One column for each field of the kind. */
export function fieldColumns({ entity, fields, isFixed }: MasterDescription): readonly MasterColumn[] {
  return fields.map((field) => ({
    column: {
      id: `fields.${field.name}`,
      title: titleOf(field.name),
      // Rows of a standard exist, so that a file need not have all values.
      isNeeded: field.isRequired === true && !isFixed,
      spellings: [...new Set([field.name, ...(OTHER_HEADERS[`${entity}.${field.name}`] ?? [])])],
      ...cellsOf(field),
    },
    read: ({ fields: values }) => cellOf(values[field.name]),
  }));
}

/** Headers of known vocabularies, by kind and field: ESCO. */
const OTHER_HEADERS: Readonly<Record<string, readonly string[]>> = Object.freeze({
  'skills.type': ['skillType', 'reuseLevel'],
  'occupations.iscoCode': ['iscoGroup', 'isco'],
});

/** `postalPattern` as `Postal pattern`. */
function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function cellsOf(field: MasterField): Pick<SheetColumn, 'kind' | 'help' | 'example' | 'choices'> {
  switch (field.kind) {
    case 'line':
      return { kind: 'text', help: `A text in one line, up to ${field.max} characters.`, example: '' };
    case 'text':
      return { kind: 'text', help: `A text, up to ${field.max} characters.`, example: '' };
    case 'pattern':
      return { kind: 'text', help: `A regular expression, up to ${field.max} characters.`, example: '[0-9]{5}' };
    case 'number':
      return { kind: 'number', help: `A number from ${field.min} to ${field.max}${decimalsOf(field)}.`, example: String(field.min) };
    case 'flag':
      return { kind: 'yes-no', help: 'Yes or no.', example: 'yes' };
    case 'choice':
      return { kind: 'choice', choices: field.options, help: `One of ${field.options.join(', ')}.`, example: field.options[0] ?? '' };
    case 'reference':
      return referenceCells(field);
  }
}

function decimalsOf({ decimals = 0 }: { readonly decimals?: number }): string {
  return decimals === 0 ? '' : `, with up to ${decimals} decimals`;
}

function referenceCells({ entity, max = 1 }: Extract<MasterField, { kind: 'reference' }>): Pick<SheetColumn, 'kind' | 'help' | 'example'> {
  if (max === 1) return { kind: 'text', help: `A code of the list ${entity}.`, example: '' };
  return { kind: 'list', help: `Up to ${max} codes of the list ${entity}, one in each line.`, example: '' };
}

function cellOf(value: MasterValue | undefined): string | number | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'number') return value ?? null;
  return listCell(value);
}
