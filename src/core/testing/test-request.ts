import type { Endpoint, EndpointShape } from '#core/contract/endpoint.ts';

/** Parts of a call of which only the form is known. */
export interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: object;
  readonly body?: unknown;
}

type Parts<Shape extends EndpointShape> = Shape extends { params: infer Params } ? { readonly params: Params } : unknown;
type Query<Shape extends EndpointShape> = Shape extends { query: infer Query } ? { readonly query?: Partial<Query> } : unknown;
type Body<Shape extends EndpointShape> = Shape extends { body: infer Body } ? { readonly body: Body } : unknown;

/** The parts that a call has, as its endpoint types them; the query may be left out, where the schema has defaults. */
export type CallInput<Shape extends EndpointShape> = Shape extends { params: unknown } | { body: unknown }
  ? [input: Parts<Shape> & Query<Shape> & Body<Shape>]
  : [input?: Query<Shape>];

/** A call as Fastify's injection takes it. */
export function requestOf(call: Endpoint, { params = {}, query = {}, body }: LooseInput, headers: Readonly<Record<string, string>>) {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const url = `/api${path}${search.size > 0 ? `?${search}` : ''}`;
  if (body === undefined) return { method: call.method, url, headers };
  return { method: call.method, url, headers: { ...headers, 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}
