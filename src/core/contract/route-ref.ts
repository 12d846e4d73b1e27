import type { ParamType } from './param-type.ts';

/** Names of the `:parameters` in a path pattern, as a union of literals; `never` if the path has none. */
export type ParamKeys<Path extends string> = Path extends `${string}:${infer Key}/${infer Rest}`
  ? Key | ParamKeys<`/${Rest}`>
  : Path extends `${string}:${infer Key}`
    ? Key
    : never;

/** Exactly one parameter type for each `:parameter` of the path. */
export type ParamTypes<Path extends string> = { readonly [Key in ParamKeys<Path>]: ParamType<unknown> };

/** The parsed parameters of a path with the given parameter types. */
export type ParamValues<Types> = { readonly [Key in keyof Types]: Types[Key] extends ParamType<infer Value> ? Value : never };

/**
 * The address of a page. It is declared in a `contract/`, so any plugin can link to the page without importing the page.
 * Two refs with the same `id` are equal. `path` is a react-router pattern that begins with `/`.
 */
export interface RouteRef<Path extends string = string, Types = Record<string, ParamType<unknown>>> {
  /** `<plugin>.<page>`, kebab-case, unique in the application. */
  readonly id: string;
  readonly path: Path;
  readonly params: Types;
}

/** A page whose address has no parameters. Navigation items can point only to such pages. */
export type StaticRouteRef = RouteRef<string, Readonly<Record<string, never>>>;

/**
 * Declares the address of a page. If the path has parameters, the third argument is required and must name all of them.
 *
 * @example routeRef('jobs.detail', '/admin/jobs/all/:id', { id: uuidParam })
 */
export function routeRef<const Path extends string, const Types extends ParamTypes<Path>>(
  id: string,
  path: Path,
  ...types: [ParamKeys<Path>] extends [never] ? [] : [Types]
): RouteRef<Path, [ParamKeys<Path>] extends [never] ? Readonly<Record<never, never>> : Types> {
  return Object.freeze({ id, path, params: (types[0] ?? {}) as never });
}

/** Values for the query part of an address. `undefined` and empty strings are left out. */
export type SearchValues = Readonly<Record<string, string | number | boolean | undefined>>;

type HrefArguments<Types> = [Types[keyof Types]] extends [never]
  ? [params?: Readonly<Record<never, never>>, search?: SearchValues]
  : [params: { readonly [Key in keyof Types]: string }, search?: SearchValues];

/**
 * The address of a page as text, with percent-encoded parameters.
 *
 * @example href(jobRoutes.detail, { id: job.id })
 */
export function href<Path extends string, Types>(ref: RouteRef<Path, Types>, ...[params, search]: HrefArguments<Types>): string {
  const values = (params ?? {}) as Readonly<Record<string, string>>;
  const path = ref.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
  return path + queryText(search ?? {});
}

function queryText(search: SearchValues): string {
  const pairs = Object.entries(search)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
