import type { ParamValues, RouteRef } from '#core/contract/route-ref.ts';

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
