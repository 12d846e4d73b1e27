import fastJson from 'fast-json-stringify';
import type { RouteShorthandOptions } from 'fastify';
import { z } from '#core/contract/schema.ts';
import type { HttpReply } from './http-server.ts';
import { REPLY_COMPRESSION } from './reply-compression.ts';

/** The part of a contract that describes a JSON response. */
export interface JsonReply {
  readonly endpoint: { readonly id: string };
  readonly status: 200 | 201 | 202 | 204;
  readonly schemas: { readonly reply: z.ZodType };
}

type ReplyOptions = Pick<RouteShorthandOptions, 'schema' | 'serializerCompiler' | 'compress'>;
type Serializer = (reply: unknown) => string;

/** How a route writes JSON responses: only the fields of the contract, compressed where the caller accepts it. */
export function jsonReplyOptions({ status, schemas }: JsonReply): ReplyOptions {
  if (status === 204) return { compress: REPLY_COMPRESSION };
  // Fastify compiles a serialiser for every status with a schema. The compiler below does not read that schema.
  return { compress: REPLY_COMPRESSION, schema: { response: { [status]: {} } }, serializerCompiler: () => replyWriter(schemas.reply) };
}

/**
 * Writes replies of a schema, and of them only the fields that it names. It is compiled for the first reply: compiling those of all routes
 * takes most of a second of each start.
 */
export function replyWriter(schema: z.ZodType): Serializer {
  let compiled: Serializer | undefined;
  return (reply) => {
    compiled ??= fastJson(serializerSchema(schema)) as Serializer;
    return compiled(reply);
  };
}

/** Sends the result of a handler with the status of its contract. */
export function sendJson(reply: HttpReply, { endpoint, status, schemas }: JsonReply, result: unknown, isChecked: boolean): HttpReply {
  if (status === 204) return reply.code(204).send();
  if (isChecked) demandFit(endpoint.id, schemas.reply, result);
  return reply.code(status).send(result);
}

function demandFit(endpoint: string, schema: z.ZodType, reply: unknown): void {
  const parsed = schema.safeParse(reply);
  if (parsed.success) return;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new Error(`The reply of endpoint "${endpoint}" does not fit its contract: ${issues}`);
}

/**
 * The JSON schema from which the serialiser of a reply is compiled. The serialiser writes only what the schema names, so a new column
 * of a table does not leak. The OpenAPI 3.0 dialect writes `nullable`, which compiles to a plain branch; a union would be validated at run
 * time.
 */
function serializerSchema(reply: z.ZodType): Record<string, unknown> {
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
