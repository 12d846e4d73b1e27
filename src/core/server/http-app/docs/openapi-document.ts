import { ROLES } from '#core/contract/actor.ts';
import { MOST_ISSUES } from '#core/contract/errors.ts';
import { z } from '#core/contract/schema.ts';
import { addressOf } from '../../http/endpoint-address.ts';
import type { ErrorCatalogue } from '../../http/error-answer.ts';
import { type Handler, isDownload, isUpload } from '../../http/handler.ts';
import { refusalsOf } from '../../http/refusals.ts';
import type { OwnedHandler } from '../../plugin/handler-index.ts';
import type { ServerRegistry } from '../../plugin/server-registry.ts';
import type { PartSchemas } from '../mounted-call.ts';
import { FILE_NAME, fileAnswers, fileBody } from './openapi-files.ts';
import type { Json } from './type-text.ts';

/** The OpenAPI 3.1 document of all mounted calls. It is made from the same contracts that validate the requests. */
export function openApiDocument({ handlers, errors, summaries }: Pick<ServerRegistry, 'handlers' | 'errors' | 'summaries'>): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const owned of handlers) {
    const { endpoint } = owned.handler.contract;
    const address = addressOf(endpoint).replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [endpoint.method.toLowerCase()]: operation(owned, errors) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trellis',
      version: '1',
      description: `Every error has one shape. A call that needs an ability is refused with 403 unless the role (${ROLES.join(', ')}) has it; an object that is not yours answers 404.`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    // Relative to the address of this document, because the server does not know its public host name.
    servers: [{ url: '/', description: 'The server that answers this document.' }],
    tags: [...new Set(handlers.map(({ plugin }) => plugin))].map((name) => ({
      name,
      ...(summaries[name] !== undefined && { description: summaries[name] }),
    })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'ID token of the identity provider.' } },
      schemas: { Error: errorSchema(errors) },
    },
  };
}

function operation({ plugin, handler }: OwnedHandler, errors: ErrorCatalogue): Json {
  const { endpoint } = handler.contract;
  const schemas: PartSchemas = handler.contract.schemas;
  const parameters = [
    ...parametersIn('path', schemas.params),
    ...parametersIn('query', schemas.query),
    ...(isUpload(handler) ? [FILE_NAME] : []),
  ];
  return {
    operationId: endpoint.id,
    tags: [plugin],
    summary: endpoint.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(handler, schemas),
    responses: {
      ...(isDownload(handler) ? fileAnswers(handler.contract.answers) : jsonAnswer(handler.contract.status, schemas)),
      ...refusalAnswers(refusalsOf(handler), errors),
    },
    // The empty requirement makes the token optional.
    security: handler.policy === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    'x-policy': handler.policy,
  };
}

function requestBody(handler: Handler, { body }: PartSchemas): Json {
  if (isUpload(handler)) return { requestBody: fileBody(handler.contract.endpoint) };
  return body === undefined ? {} : { requestBody: { required: true, content: jsonContent(schemaOf(body, 'input')) } };
}

function jsonAnswer(status: number, { reply }: PartSchemas): Json {
  if (status === 204 || reply === undefined) return { [status]: { description: 'Done.' } };
  return { [status]: { description: 'Done.', content: jsonContent(schemaOf(reply, 'output')) } };
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

// Several codes may share a status.
function refusalAnswers(codes: readonly string[], errors: ErrorCatalogue): Json {
  const byStatus = Map.groupBy(codes, (code) => errors[code]?.status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `\`${code}\`: ${errors[code]?.message}`).join('\n\n'),
        content: jsonContent({
          allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { type: 'string', enum: ofStatus } } }],
        }),
      },
    ]),
  );
}

function errorSchema(errors: ErrorCatalogue): Json {
  return {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', enum: Object.keys(errors), description: 'What a program decides by.' },
      message: { type: 'string', description: 'A sentence for people.' },
      issues: {
        type: 'array',
        maxItems: MOST_ISSUES,
        description: 'With 422: one entry for each field that is wrong. With some 409: what is in the way.',
        items: {
          type: 'object',
          required: ['path', 'message', 'code'],
          properties: {
            path: { type: 'string', description: 'Field names and list positions joined by dots.' },
            message: { type: 'string', description: 'A sentence for people.' },
            code: { type: 'string', description: 'What a program decides and translates by.' },
            values: {
              type: 'object',
              description: 'What the sentence is filled with.',
              additionalProperties: { type: ['string', 'number'] },
            },
          },
        },
      },
      moreIssues: { type: 'integer', description: `Where there are more than ${MOST_ISSUES} issues: how many are not listed.` },
      isFinal: { const: true, description: 'Where trying again does not help. The message says what does.' },
      retryAfter: { type: 'integer', description: 'Where waiting helps: seconds after which to try again.' },
    },
  };
}

/** A part of a call as a JSON schema for OpenAPI 3.1. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  // OpenAPI 3.1 uses this dialect by default, so the schemas need not name it.
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' });
  return rest;
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}
