import type { Resolve } from '../di/injection.ts';

/** The address of a page that opens, and what it needs to begin to load its data. */
export interface PageOpening<Params> {
  /** The parsed path parameters. */
  readonly params: Params;
  /** The query of the address, by name. */
  readonly search: Readonly<Record<string, string | undefined>>;
  /** Aborted when the user goes elsewhere before the page is shown. Pass it to every call. */
  readonly signal: AbortSignal;
  readonly resolve: Resolve;
}
