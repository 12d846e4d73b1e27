import fc from 'fast-check';
import { hostileBodies, hostileTexts, hostileValues } from './hostile-values.ts';
import type { Operation } from './operations.ts';
import { asSchema, valuesOf } from './schema-values.ts';

/** A request as sent. */
export interface FuzzRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const JSON_TYPE = 'application/json';

/** Requests to a call by its schemas. Hostile values replace some parts, and sometimes the whole body. */
export function requestsTo(operation: Operation, known: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<FuzzRequest> {
  if (operation.takesFile) return filesTo(operation, known);
  return fc.record({ url: urlsOf(operation, known), sent: bodiesOf(operation) }).map(({ url, sent: { type, body } }) => ({
    method: operation.method,
    url,
    headers: body === undefined ? {} : { 'content-type': type },
    body,
  }));
}

// A file of any kind under any name, sometimes with another content type.
function filesTo(operation: Operation, known: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<FuzzRequest> {
  const names = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }), fc.constant('../cv.pdf'));
  const types = fc.oneof(
    { weight: 5, arbitrary: fc.constant('application/octet-stream') },
    fc.constantFrom(JSON_TYPE, 'multipart/form-data', ''),
  );
  return fc
    .record({ url: urlsOf(operation, known), name: names, type: types, body: fc.constantFrom('', 'one', ...hostileBodies) })
    .map(({ url, name, type, body }) => ({
      method: operation.method,
      url,
      headers: { 'x-file-name': encoded(name), 'content-type': type },
      body,
    }));
}

interface Sent {
  readonly type: string;
  readonly body: string | undefined;
}

function bodiesOf({ method, body }: Operation): fc.Arbitrary<Sent> {
  if (method === 'GET') return fc.constant({ type: JSON_TYPE, body: undefined });
  const types = fc.oneof(
    { weight: 9, arbitrary: fc.constant(JSON_TYPE) },
    fc.constantFrom('text/plain', 'application/json; charset=utf-16', ''),
  );
  const hostile = fc.constantFrom(...hostileBodies);
  const described =
    body === undefined ? fc.constant(undefined) : valuesOf(body, { inPlace: hostileValues }).map((value) => JSON.stringify(value));
  return fc.record({ type: types, body: fc.oneof({ weight: 7, arbitrary: described }, { weight: 1, arbitrary: hostile }) });
}

function urlsOf({ path, parameters }: Operation, known: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<string> {
  const hostile = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }));
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const pathValues = inPath.map(({ name, schema }): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.oneof(
      { weight: 4, arbitrary: known[name] === undefined ? valuesOf(schema) : fc.constantFrom(...known[name]) },
      { weight: 1, arbitrary: valuesOf(schema) },
      { weight: 2, arbitrary: hostile },
    ),
  ]);
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const queryValues = inQuery.map(({ name, schema }): [string, fc.Arbitrary<unknown>] => [name, valuesOf(schema, { inPlace: hostile })]);
  return fc
    .record({
      path: fc.record(Object.fromEntries(pathValues)),
      query: fc.record(Object.fromEntries(queryValues), { requiredKeys: [] }),
      twice: fc.boolean(),
    })
    .map(({ path: given, query, twice }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(String(asSchema(given)[name])) || '%00');
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${encoded(String(value))}`);
      // A repeated parameter is a list.
      const search = twice ? [...pairs, ...pairs] : pairs;
      return search.length > 0 ? `${filled}?${search.join('&')}` : filled;
    });
}

// Half a surrogate pair has no UTF-8 form. These are the bytes that a careless program would send.
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text).replaceAll('.', '%2E') : '%ED%A0%80';
}
