import { z } from '#core/contract/schema.ts';

/**
 * The JSON schema by which Fastify compiles a serialiser for a reply; it writes what the schema names and nothing else,
 * so that a column added to a table does not leak. The OpenAPI 3.0 dialect says `nullable`, which the
 * serialiser compiles to a plain branch, where a union would be validated at run time.
 */
export function serializerSchema(reply: z.ZodType): Record<string, unknown> {
  return withoutTextRules(z.toJSONSchema(reply, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' })) as Record<
    string,
    unknown
  >;
}

// Text is written as it is. Were its format kept, dates would be reformatted and patterns compiled for nothing.
function withoutTextRules(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutTextRules);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, withoutTextRules(value)] as const);
  const isText = 'type' in schema && schema.type === 'string';
  return Object.fromEntries(isText ? entries.filter(([key]) => key !== 'format' && key !== 'pattern') : entries);
}
