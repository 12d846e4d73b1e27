import type { ZodType } from 'zod';

/** HTTP methods the API uses. A GET never changes state. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The parts of a call, as TypeScript types: path parameters, query, JSON body and the JSON answer. */
export interface EndpointShape {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  reply: unknown;
}

/**
 * One call of the API without its schemas, so that a page can call it without loading a schema library.
 * `path` is relative to the API base address, begins with `/`, and names parameters as `:id`.
 */
export interface Endpoint<Shape extends EndpointShape = EndpointShape> {
  /** Absent: body and answer are JSON. The other kinds are in `file-endpoint.ts`. */
  readonly kind?: undefined;
  /** `<plugin>.<verb>`, unique in the application; the operation id of the OpenAPI document. */
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  /** One sentence for the API documentation. */
  readonly summary: string;
  /** Never present at run time; carries the shape for the compiler. */
  readonly shape?: Shape;
}

/** Declares a call. Its schemas are bound to it by {@link endpointContract}. */
export function endpoint<Shape extends EndpointShape>(description: Omit<Endpoint<Shape>, 'shape' | 'kind'>): Endpoint<Shape> {
  return Object.freeze(description);
}

/** A schema for each part that the shape has; parts it lacks must be left out. */
export type EndpointSchemas<Shape extends EndpointShape> = {
  readonly [Part in Exclude<keyof Shape, 'reply'>]-?: ZodType<NonNullable<Shape[Part]>>;
} & { readonly reply: ZodType<Shape['reply']> };

/** A call with its schemas: what the server validates and serialises by, and what the OpenAPI document is made of. */
export interface EndpointContract<Shape extends EndpointShape = EndpointShape> {
  readonly endpoint: Endpoint<Shape>;
  readonly schemas: EndpointSchemas<Shape>;
  /** Status of a successful answer; 200 when absent. */
  readonly status: 200 | 201 | 202 | 204;
}

/**
 * Binds schemas to a call; the compiler refuses schemas that do not fit its shape.
 *
 * @example endpointContract(createJob, { body: newJobSchema, reply: jobSchema }, 201)
 */
export function endpointContract<Shape extends EndpointShape>(
  call: Endpoint<Shape>,
  schemas: EndpointSchemas<Shape>,
  status: 200 | 201 | 202 | 204 = 200,
): EndpointContract<Shape> {
  return Object.freeze({ endpoint: call, schemas, status });
}
