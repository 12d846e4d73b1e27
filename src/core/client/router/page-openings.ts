import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Resolve } from '../di/injection.ts';

/** A page that opens: all its guards have agreed, and its chunk loads now. */
export interface PageOpening {
  /** Id of the page's route. */
  readonly route: string;
  /** The path parameters as texts, all of them valid. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The query of the address, by name. */
  readonly search: Readonly<Record<string, string | undefined>>;
  /** Aborted when the user goes elsewhere before the page is shown. */
  readonly signal: AbortSignal;
  readonly resolve: Resolve;
}

/**
 * Work that begins when a page opens, in parallel with the load of its chunk. Made by `whenOpening`. Contribute it in `moreContributes`,
 * because `contributes` is part of a visitor's first download.
 */
export const pageOpenings = extensionPoint<(opening: PageOpening) => void>('core.page-openings');
