import type { ParamValues, RouteRef } from '#core/contract/route-ref.ts';
import type { Logger } from '../observability/logger.ts';

/** An element for the head of a page. The core writes and escapes it. A title or a description replaces that of the shell. */
export type HeadElement =
  | { readonly title: string }
  | { readonly meta: string; readonly content: string }
  /** A property of Open Graph, for example `og:title`. */
  | { readonly property: string; readonly content: string }
  /** A web address or a path of this site. */
  | {
      readonly link: 'alternate' | 'canonical' | 'next' | 'prev';
      readonly href: string;
      readonly hreflang?: string;
      /** Media type of the target, for example of a feed. */
      readonly type?: string;
    }
  | PageData;

/** Data in the head, made by `dataForSearch` and `answerInPage`. Browsers never run it. */
export interface PageData {
  readonly data: 'application/ld+json' | 'application/json';
  readonly json: string;
  /** The address of the call that it answers. */
  readonly call?: string;
}

/** The response for one page: status and head of the shell. */
export interface PageAnswer {
  /** Default 200. */
  readonly status?: 200 | 404 | 410;
  readonly headers?: Readonly<Partial<Record<'link' | 'x-robots-tag', string>>>;
  readonly head?: readonly HeadElement[];
}

/** The input of a rule. */
export interface PageRequest<Params> {
  /** The parsed parameters of the address. If they are invalid, the page is answered 404 without calling the rule. */
  readonly params: Params;
  /** Aborted after a second, when the server no longer waits for the answer. */
  readonly signal: AbortSignal;
  readonly log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
}

/** Decides status, headers and head of the shell for one page of the plugin. Made by {@link decidePage}. */
export interface PageRule {
  readonly route: RouteRef;
  readonly decide: (request: PageRequest<Readonly<Record<string, unknown>>>) => Promise<PageAnswer | undefined>;
}

/**
 * Lets a plugin decide what search engines and link previews read of one of its pages, because they see the shell before the client
 * runs. `undefined` gives the plain shell, as does a rule that fails or takes more than a second. The rule does not know the visitor,
 * so its answer must be public.
 *
 * @example pages: [decidePage(gardenRoutes.plant, async ({ params }) => ((await plants.isGone(params.id)) ? { status: 410 } : undefined))]
 */
export function decidePage<Path extends string, Types>(
  route: RouteRef<Path, Types>,
  decide: (request: PageRequest<ParamValues<Types>>) => Promise<PageAnswer | undefined>,
): PageRule {
  // Rules of all pages live in one list. This same route parses the parameters before decide is called.
  return Object.freeze({ route, decide }) as unknown as PageRule;
}
