import type { ParamValues, RouteRef } from '#core/contract/route-ref.ts';
import type { Resolve } from '../di/injection.ts';
import { readParams } from '../navigation/page-address.ts';
import type { PageOpening } from './page-openings.ts';

/** The address of a page that opens, and what it needs to begin to load its data. */
export interface OpeningOf<Params> {
  /** The parsed path parameters. */
  readonly params: Params;
  readonly search: PageOpening['search'];
  /** Aborted when the user goes elsewhere before the page is shown. Pass it to every call. */
  readonly signal: AbortSignal;
  readonly resolve: Resolve;
}

/**
 * Begins to load the data of one page of the plugin when the page's guards have agreed, in parallel with its chunk. Either calls the
 * store whose data the page shows, if the store sends no second call when the page asks again. Or sends the calls of the page with
 * `ApiClient.begin`. An error that `begin` throws is logged, and the page opens without its data.
 *
 * @example pageOpenings.add('garden.plant', 10, whenOpening(gardenRoutes.plant, ({ params, signal, resolve }) => {
 *   resolve(ApiClient).begin(getPlant, { params, signal });
 * }))
 */
export function whenOpening<Path extends string, Types>(
  route: RouteRef<Path, Types>,
  begin: (opening: OpeningOf<ParamValues<Types>>) => void,
): (opening: PageOpening) => void {
  return (opening) => {
    if (opening.route !== route.id || opening.signal.aborted) return;
    const { search, signal, resolve } = opening;
    const params = readParams(route, opening.params);
    if (params === undefined) return;
    try {
      begin({ params, search, signal, resolve });
    } catch (error) {
      console.error(`The data of the page "${route.id}" did not begin to load`, error);
    }
  };
}
