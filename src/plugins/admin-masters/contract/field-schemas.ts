import { exactSchema, lineSchema, listSchema, textSchema, z } from '#core/contract/schema.ts';
import { codeSchema } from './code-schema.ts';
import type { MasterDescription, MasterField, MasterValue, MasterValues } from './define-master.ts';
import { masterIssues } from './issues.ts';
import { isSafePattern } from './pattern-subset.ts';

/** The schema of the values of a kind. A value that is not given becomes `null`, and a list without items stays empty. */
export function valuesSchemaOf({ fields }: Pick<MasterDescription, 'fields'>): z.ZodType<MasterValues> {
  return z.strictObject(Object.fromEntries(fields.map((field) => [field.name, valueSchemaOf(field)])));
}

function valueSchemaOf(field: MasterField): z.ZodType<MasterValue> {
  const schema = givenSchemaOf(field);
  if (isList(field) || field.isRequired === true) return schema;
  return z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());
}

function givenSchemaOf(field: MasterField): z.ZodType<MasterValue> {
  switch (field.kind) {
    case 'line':
      return lineSchema(1, field.max);
    case 'text':
      return textSchema(1, field.max);
    case 'number': {
      const step = 10 ** -(field.decimals ?? 0);
      return z.preprocess(typedNumber, z.number().min(field.min).max(field.max).multipleOf(step));
    }
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(field.options);
    case 'reference':
      return isList(field) ? listSchema(codeSchema, field.max ?? 1).default([]) : codeSchema;
    case 'pattern':
      return exactSchema(1, field.max).refine(isSafePattern, { error: masterIssues['admin-masters.pattern-unsafe'] });
  }
}

/** A typed number as a number. Other values that JavaScript would convert, such as an empty list, stay as they are. */
function typedNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\s*-?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
}

function isList(field: MasterField): boolean {
  return field.kind === 'reference' && (field.max ?? 1) > 1;
}
