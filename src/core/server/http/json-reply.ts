import type { RouteShorthandOptions } from 'fastify';
import type { z } from '#core/contract/schema.ts';
import type { HttpReply } from './http-server.ts';
import { REPLY_COMPRESSION } from './reply-compression.ts';
import { serializerSchema } from './reply-schema.ts';

/** The part of a contract that describes a JSON response. */
export interface JsonReply {
  readonly endpoint: { readonly id: string };
  readonly status: 200 | 201 | 202 | 204;
  readonly schemas: { readonly reply: z.ZodType };
}

/** How a route writes JSON responses: only the fields of the contract, compressed where the caller accepts it. */
export function jsonReplyOptions({ status, schemas }: JsonReply): Pick<RouteShorthandOptions, 'schema' | 'compress'> {
  return {
    compress: REPLY_COMPRESSION,
    schema: status === 204 ? {} : { response: { [status]: serializerSchema(schemas.reply) } },
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
