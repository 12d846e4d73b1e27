import { z } from '#core/contract/schema.ts';

/** Queries that differ from the given one in one value, for each value that a schema lists, and one for each text. */
export function queryVariants(schema: z.ZodType | undefined, given: object): readonly object[] {
  if (schema === undefined) return [given];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const others = Object.entries(properties).flatMap(([name, property]) =>
    name === 'limit' || name === 'cursor' || typeof property === 'boolean'
      ? []
      : valuesOf(property).map((value) => ({ ...given, [name]: value })),
  );
  return [given, ...others];
}

type Property = Exclude<z.core.JSONSchema._JSONSchema, boolean>;

function valuesOf({ enum: listed, const: only, type, anyOf = [], format }: Property): readonly unknown[] {
  if (listed !== undefined) return listed;
  if (only !== undefined) return [only];
  if (type === 'boolean') return [true, false];
  if (type === 'integer' || type === 'number') return [1];
  if (format === 'uuid') return ['018f0000-0000-7000-8000-000000000001'];
  if (format === 'date-time') return ['2026-03-01T09:00:00.000Z'];
  if (type === 'string') return ['ada'];
  return anyOf.flatMap((each) => (typeof each === 'boolean' ? [] : valuesOf(each)));
}
