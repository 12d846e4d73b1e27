import { useMemo } from 'react';
import { useLocation, useNavigationType, useParams as useRouterParams } from 'react-router-dom';
import type { ParamValues, RouteRef } from '#core/contract/route-ref.ts';

/**
 * The parameters of the page's address, parsed by their types. A page opens only when all of them are valid.
 *
 * @example const { id } = useParams(jobRoutes.detail)
 */
export function useParams<Path extends string, Types>(ref: RouteRef<Path, Types>): ParamValues<Types> {
  const values = readParams(ref, useRouterParams());
  if (values === undefined) throw new Error(`The address does not match the route "${ref.path}".`);
  return values;
}

/** The parameters of an address, parsed by the ref's types; `undefined` when one of them has the wrong type. */
export function readParams<Path extends string, Types>(
  ref: RouteRef<Path, Types>,
  texts: Readonly<Record<string, string | undefined>>,
): ParamValues<Types> | undefined {
  const values: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(ref.params as RouteRef['params'])) {
    const value = type.parse(texts[name] ?? '');
    if (value === undefined) return undefined;
    values[name] = value;
  }
  return values as ParamValues<Types>;
}

/** The query of the page's address, by name. The last value counts when a name occurs twice. */
export function useSearch(): Readonly<Record<string, string | undefined>> {
  const { search } = useLocation();
  return useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
}

/** The id after `#` in the address; empty when there is none. */
export function useHash(): string {
  return decoded(useLocation().hash.slice(1));
}

// A link may have been cut within an encoded letter.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The path of the current page, without its query. */
export function usePathname(): string {
  return useLocation().pathname;
}

/** Whether the browser's "back", "forward" or "reload" led to the page, and not a link. */
export function useIsReturn(): boolean {
  return useNavigationType() === 'POP';
}
