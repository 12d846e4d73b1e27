import { asSchema, type JsonSchema } from './schema-values.ts';

/** A call in the API's document. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /** With parameters as `{name}`. */
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  /** Schema of a JSON body. */
  readonly body: JsonSchema | undefined;
  /** Whether the body is a file. */
  readonly takesFile: boolean;
  /** Schema of the response by status; `undefined` for one without a body. */
  readonly answers: ReadonlyMap<number, JsonSchema | undefined>;
  /** Content types of file responses, by status. */
  readonly files: ReadonlyMap<number, readonly string[]>;
}

/** The calls of an OpenAPI document, with all references resolved. */
export function operationsOf(document: JsonSchema): Operation[] {
  return Object.entries(asSchema(document.paths)).flatMap(([path, calls]) =>
    Object.entries(asSchema(calls)).map(([method, described]): Operation => {
      const call = asSchema(resolved(described, document));
      return {
        id: String(call.operationId),
        method: method.toUpperCase(),
        path,
        parameters: (call.parameters ?? []) as Operation['parameters'],
        body: contentOf(call.requestBody),
        takesFile: 'application/octet-stream' in asSchema(asSchema(call.requestBody).content),
        answers: new Map(Object.entries(asSchema(call.responses)).map(([status, answer]) => [Number(status), contentOf(answer)])),
        files: new Map(Object.entries(asSchema(call.responses)).map(([status, answer]) => [Number(status), fileTypesOf(answer)])),
      };
    }),
  );
}

function contentOf(part: unknown): JsonSchema | undefined {
  const { schema } = asSchema(asSchema(asSchema(part).content)['application/json']);
  return schema === undefined ? undefined : asSchema(schema);
}

function fileTypesOf(answer: unknown): string[] {
  return Object.keys(asSchema(asSchema(answer).content)).filter((type) => type !== 'application/json');
}

function resolved(value: unknown, document: JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => resolved(item, document));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return resolved(pointedAt(String(value.$ref), document), document);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolved(inner, document)]));
}

function pointedAt(pointer: string, document: JsonSchema): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => asSchema(at)[key], document);
}
