import type { ZodType } from 'zod';

/** The HTTP methods of the API. A GET never changes state. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The parts of an API call as TypeScript types: path parameters, query, JSON body and JSON response. */
export interface EndpointShape {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  reply: unknown;
}

/**
 * One API call without its schemas. A page can use it without loading a schema library.
 * `path` is relative to the API base address, begins with `/`, and writes parameters as `:id`.
 */
export interface Endpoint<Shape extends EndpointShape = EndpointShape> {
  /** Always absent: body and response are JSON. The other kinds are in `file-endpoint.ts`. */
  readonly kind?: undefined;
  /** `<plugin>.<verb>`, unique in the application. Also the operation id in the OpenAPI document. */
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  /** One sentence for the API documentation. */
  readonly summary: string;
  /** Never present at run time. Holds the shape for the compiler. */
  readonly shape?: Shape;
}

/** Declares an API call. {@link endpointContract} binds its schemas to it. */
export function endpoint<Shape extends EndpointShape>(description: Omit<Endpoint<Shape>, 'shape' | 'kind'>): Endpoint<Shape> {
  return Object.freeze(description);
}

/** One schema for each part of the shape. Other parts must be left out. */
export type EndpointSchemas<Shape extends EndpointShape> = {
  readonly [Part in Exclude<keyof Shape, 'reply'>]-?: ZodType<NonNullable<Shape[Part]>>;
} & { readonly reply: ZodType<Shape['reply']> };

/** An API call with its schemas. The server validates and serialises with them, and builds the OpenAPI document from them. */
export interface EndpointContract<Shape extends EndpointShape = EndpointShape> {
  readonly endpoint: Endpoint<Shape>;
  readonly schemas: EndpointSchemas<Shape>;
  /** HTTP status of a successful response; {@link endpointContract} defaults to 200. */
  readonly status: 200 | 201 | 202 | 204;
}

/**
 * Binds schemas to an API call. The compiler rejects schemas that do not match its shape.
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
