import type { ParamValues, RouteRef } from '#core/contract/route-ref.ts';
import type { Logger } from '../observability/logger.ts';

/** An element that is added to the head of a page. The core writes and escapes it; a title or a description takes the place of the shell's. */
export type HeadElement =
  | { readonly title: string }
  | { readonly meta: string; readonly content: string }
  /** A property of Open Graph, for example `og:title`. */
  | { readonly property: string; readonly content: string }
  /** A web address, or a path of this site. */
  | { readonly link: 'alternate' | 'canonical' | 'next' | 'prev'; readonly href: string; readonly hreflang?: string };

/** How the shell is answered for one page. */
export interface PageAnswer {
  /** 200 unless given. */
  readonly status?: 200 | 404 | 410;
  readonly headers?: Readonly<Partial<Record<'link' | 'x-robots-tag', string>>>;
  readonly head?: readonly HeadElement[];
}

/** What a rule decides by. */
export interface PageRequest<Params> {
  /** The parameters of the address, parsed. An address whose parameters do not parse is answered 404 without asking. */
  readonly params: Params;
  /** Aborted when the answer is no longer waited for, after a second. */
  readonly signal: AbortSignal;
  readonly log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
}

/** Decides status, headers and head of the shell for one page of the plugin. Made by {@link decidePage}. */
export interface PageRule {
  readonly route: RouteRef;
  readonly decide: (request: PageRequest<Readonly<Record<string, unknown>>>) => Promise<PageAnswer | undefined>;
}

/**
 * Lets a plugin decide what programs read of one of its own pages: search engines and previews see the shell before the client runs.
 * `undefined` is the plain shell, as is a rule that fails or takes more than a second. The visitor is not known: what is answered is
 * public.
 *
 * @example pages: [decidePage(gardenRoutes.plant, async ({ params }) => ((await plants.isGone(params.id)) ? { status: 410 } : undefined))]
 */
export function decidePage<Path extends string, Types>(
  route: RouteRef<Path, Types>,
  decide: (request: PageRequest<ParamValues<Types>>) => Promise<PageAnswer | undefined>,
): PageRule {
  // Rules of all pages live in one list; the parameters are parsed by this very route before decide is called.
  return Object.freeze({ route, decide }) as unknown as PageRule;
}
