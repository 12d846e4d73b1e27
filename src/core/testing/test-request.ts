import type { EndpointShape } from '#core/contract/endpoint.ts';
import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { addressOf } from '#core/server/http/endpoint-address.ts';

/** A file that a test sends. */
export interface SentFile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** The parts of a call, without the endpoint's types. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: object;
  readonly body?: unknown;
  /** The file of an upload. */
  readonly file?: SentFile;
}

/** The parts of an upload. */
export interface UploadInput extends Pick<LooseInput, 'params' | 'query'> {
  readonly file: SentFile;
}

type Parts<Shape extends EndpointShape> = Shape extends { params: infer Params } ? { readonly params: Params } : unknown;
type Query<Shape extends EndpointShape> = Shape extends { query: infer Query } ? { readonly query?: Partial<Query> } : unknown;
type Body<Shape extends EndpointShape> = Shape extends { body: infer Body } ? { readonly body: Body } : unknown;

/** The parts of a call, typed by its endpoint. The query is optional when the schema has defaults. */
export type CallInput<Shape extends EndpointShape> = Shape extends { params: unknown } | { body: unknown }
  ? [input: Parts<Shape> & Query<Shape> & Body<Shape>]
  : [input?: Query<Shape>];

type Headers = Readonly<Record<string, string>>;

/** Converts a call to the options of Fastify's `inject`. */
export function requestOf(call: AnyEndpoint, { params = {}, query = {}, body, file }: LooseInput, headers: Headers) {
  const path = addressOf(call).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const url = `${path}${search.size > 0 ? `?${search}` : ''}`;
  if (file !== undefined) {
    const ofFile = { 'content-type': 'application/octet-stream', 'x-file-name': encodeURIComponent(file.name) };
    return { method: call.method, url, headers: { ...headers, ...ofFile }, payload: file.content };
  }
  if (body === undefined) return { method: call.method, url, headers };
  return { method: call.method, url, headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}
