import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from '#core/contract/schema.ts';
import { DATE_ORDERS, DECIMAL_SIGNS } from '#core/contract/spreadsheets.ts';
import { messageOf } from '#core/server/errors/caught-error.ts';
import { CommandFault } from '#core/server/errors/command-fault.ts';
import type { WrittenForm } from '#core/server/spreadsheets/written/form-notes.ts';
import { POSTING_FIELDS, type PostingField } from '../columns/posting-field.ts';

/** The source of a field: a column or a constant text. A field of kind `none` has no source. */
export type MappedSource =
  | ({ readonly kind: 'column'; readonly name: string } & WrittenForm)
  | { readonly kind: 'constant'; readonly value: string }
  | { readonly kind: 'none' };

/** The operator's assignment of columns to fields. */
export type ColumnMapping = Readonly<Partial<Record<PostingField, MappedSource>>>;

const sourceSchema = z.union([
  z.null().transform((): MappedSource => ({ kind: 'none' })),
  z
    .string()
    .trim()
    .min(1)
    .transform((name): MappedSource => ({ kind: 'column', name })),
  z
    .strictObject({
      column: z.string().trim().min(1),
      decimal: z.enum(DECIMAL_SIGNS).optional(),
      dateOrder: z.enum(DATE_ORDERS).optional(),
    })
    .transform(({ column, ...form }): MappedSource => ({ kind: 'column', name: column, ...form })),
  z.strictObject({ value: z.string().trim().min(1) }).transform(({ value }): MappedSource => ({ kind: 'constant', value })),
]);

const mappingSchema = z.partialRecord(z.enum(POSTING_FIELDS as [PostingField, ...PostingField[]]), sourceSchema);

/**
 * Reads a mapping, a JSON object by field. A value is a column name, `{ "column": "…", "decimal": "comma" }` or
 * `{ "column": "…", "dateOrder": "dmy" }` for one whose cells have two readings, `{ "value": "…" }` for a constant, or `null` to ignore
 * the column.
 *
 * @throws CommandFault when the file cannot be read or is invalid
 */
export async function readMappingFile(path: string): Promise<ColumnMapping> {
  const name = basename(path);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new CommandFault(`The mapping ${name} cannot be read: ${messageOf(error)}.`, {
      cause: error,
    });
  });
  return parseMapping(text, name);
}

/** @throws CommandFault when the text is not a mapping */
export function parseMapping(text: string, name: string): ColumnMapping {
  const parsed = mappingSchema.safeParse(parseJson(text, name));
  if (parsed.success) return parsed.data as ColumnMapping;
  const [issue] = parsed.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
  if (field !== undefined && !POSTING_FIELDS.some((known) => known === field)) {
    throw new CommandFault(`The mapping ${name} has the unknown field “${String(field)}”; the fields are ${POSTING_FIELDS.join(', ')}.`);
  }
  throw new CommandFault(
    `The mapping ${name} must be a JSON object whose values are column names, { "column": "…" }, { "value": "…" } or null${field === undefined ? '' : `; the value of “${String(field)}” is invalid`}.`,
  );
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CommandFault(`The mapping ${name} is not JSON.`, { cause: error });
  }
}
