import { useParams as useRouterParams } from 'react-router-dom';
import type { ParamValues, RouteRef } from '#core/contract/route-ref.ts';
import { readParams } from './read-params.ts';

/**
 * The parameters of the page's address, parsed by their types. A page opens only when all of them are valid.
 *
 * @example const { id } = useParams(jobRoutes.detail)
 */
export function useParams<Path extends string, Types>(ref: RouteRef<Path, Types>): ParamValues<Types> {
  const values = readParams(ref, useRouterParams());
  if (values === undefined) throw new Error(`This page is not the one at "${ref.path}".`);
  return values;
}
