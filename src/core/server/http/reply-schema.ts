import { z } from '#core/contract/schema.ts';

/**
 * The JSON schema from which Fastify compiles the serialiser of a reply. The serialiser writes only what the schema names, so a new column
 * of a table does not leak. The OpenAPI 3.0 dialect writes `nullable`, which compiles to a plain branch; a union would be validated at run
 * time.
 */
export function serializerSchema(reply: z.ZodType): Record<string, unknown> {
  return withoutTextRules(z.toJSONSchema(reply, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' })) as Record<
    string,
    unknown
  >;
}

// Text is written unchanged. With its format, dates would be reformatted and patterns compiled for nothing.
function withoutTextRules(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutTextRules);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, withoutTextRules(value)] as const);
  const isText = 'type' in schema && schema.type === 'string';
  return Object.fromEntries(isText ? entries.filter(([key]) => key !== 'format' && key !== 'pattern') : entries);
}
