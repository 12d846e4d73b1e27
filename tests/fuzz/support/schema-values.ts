import fc from 'fast-check';

/** A JSON schema, as the API's document has it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** How values are generated. */
export interface ValueOptions {
  /** Replaces a value from time to time, at any depth. */
  readonly inPlace?: fc.Arbitrary<unknown>;
}

/** Generates values of a JSON schema. Covers the features that the API's document uses. */
export function valuesOf(schema: JsonSchema, options: ValueOptions = {}): fc.Arbitrary<unknown> {
  const valid = validValues(schema, options);
  if (options.inPlace === undefined) return valid;
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: options.inPlace });
}

function validValues(schema: JsonSchema, options: ValueOptions): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.examples)) return fc.constantFrom(...schema.examples);
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf ?? typesOf(schema);
  if (Array.isArray(branches)) return fc.oneof(...branches.map((branch: JsonSchema) => validValues(branch, options)));
  switch (schema.type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.integer({ min: boundOf(schema.minimum, -1000), max: boundOf(schema.maximum, 1000) });
    case 'number':
      return fc.double({ min: boundOf(schema.minimum, -1000), max: boundOf(schema.maximum, 1000), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(asSchema(schema.items), options), { maxLength: Math.min(3, boundOf(schema.maxItems, 3)) });
    case 'object':
      return recordsOf(schema, options);
    default:
      return fc.constantFrom('text', 1, true, null);
  }
}

function typesOf(schema: JsonSchema): readonly JsonSchema[] | undefined {
  return Array.isArray(schema.type) ? schema.type.map((type: unknown) => ({ ...schema, type })) : undefined;
}

function recordsOf(schema: JsonSchema, options: ValueOptions): fc.Arbitrary<unknown> {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const fields = Object.entries(asSchema(schema.properties)).map(([name, field]) => [name, valuesOf(asSchema(field), options)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: fields.map(([name]) => name).filter((name) => required.includes(name)) });
}

function textsOf({ format, pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  const min = boundOf(minLength, 0);
  const max = Math.min(boundOf(maxLength, min + 40), min + 40);
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,20}@[a-z]{1,20}\.test$/);
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= boundOf(maxLength, 1000));
  return fc.string({ unit: fc.constantFrom(...'abcdefghij klmnop äß'), minLength: min, maxLength: max });
}

function boundOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** A part of a schema that is itself a schema; an empty schema if absent. */
export function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? (value as JsonSchema) : {};
}
