import type { ComponentType, ReactNode } from 'react';
import type { ParamValues, RouteRef } from '#core/contract/route-ref.ts';
import type { GuardName } from './guard.ts';
import type { NavEntry, PublicNav } from './nav-item.ts';
import type { PageOpening } from './page-opening.ts';
import type { PageStep } from './page-step.ts';

/** The layouts (specification section 2). */
export type LayoutName = 'admin' | 'default' | 'wizard-candidate' | 'wizard-employer';

/** What a page's module exports. */
export interface PageModule {
  readonly Page: ComponentType;
}

/**
 * All facts about a page: its route, its module, the layout around it, the guards before it, and the facts that only signed-in users need.
 * Made by {@link page}.
 */
export interface PageDefinition extends LaterFacts {
  /** `none` for a page that renders its whole frame itself. */
  readonly layout: LayoutName | 'none';
  /** The guards run in this order. The first refusal wins. */
  readonly guards?: readonly GuardName[];
  /** Why a page under `/admin` opens without a sign-in. The start fails for a page there with neither a reason nor a core guard. */
  readonly open?: string;
  /** Opens for a user whose account is suspended, although it needs a sign-in. Other such pages are replaced by the screen that says so. */
  readonly whileSuspended?: true;
  /** `false` for a page that an administrator who sees the site as another person does not see: it is about the signed-in account. */
  readonly whileViewing?: false;
  /** For a page that needs more than the usual width; see {@link PageWidth}. */
  readonly width?: PageWidth;
  /** Set for the pages that visitors open first. They wait only for the first-view texts (see `moreLocales`). */
  readonly isFirstView?: boolean;
  /**
   * For a page with the layout `default`: signed-in users see the contributions of `moreContributes` on it. Visitors load neither
   * these nor `moreLocales`: a part of the page that loads on demand brings the rest of the texts with it.
   */
  readonly showsMore?: true;
  /** The product's specification does not have this page. Conformance tests check every other page against its routes. */
  readonly beyondSpecification?: true;
  /** The link in the bar above public pages and in their footer. */
  readonly publicNav?: PublicNav;
  /**
   * Key of the page's title, with its namespace. For a page without parameters that no navigation item leads to: the command
   * palette lists it under this title.
   */
  readonly title?: string;
  /** What a visitor asks for with this page. The sign-in page names it; it speaks of a page when absent. */
  readonly purpose?: PagePurpose;
  /** Loads what a visitor who was led to the sign-up or the sign-in reads about this page there. The words of `purpose` when absent. */
  readonly asked?: () => Promise<AskedModule>;
}

/** The module behind {@link PageDefinition.asked}. */
export interface AskedModule {
  readonly Asked: ComponentType<AskedProps>;
}

/** What a page gets to say what a visitor asked for. */
export interface AskedProps {
  /** The address that the visitor asked for: path and query. */
  readonly address: string;
  /** The general words, for an address of which nothing more is known. */
  readonly otherwise: ReactNode;
}

/** What a visitor asks for, where the sign-in page has words for it. `action` is for a page that is open, and needs a sign-in to go on. */
export type PagePurpose = 'job' | 'search' | 'action';

/** `full`: the page uses the whole window, beyond the maximum width of work screens (boards). */
export type PageWidth = 'full';

/** The facts about a page that only signed-in users need. The build keeps them out of a visitor's first download. */
export interface LaterFacts {
  // One list holds refs with all parameter shapes.
  // biome-ignore lint/suspicious/noExplicitAny: `page` checks the parameter types
  readonly route: RouteRef<string, any>;
  /**
   * Loads the module of the page, only after every guard has agreed. In a build it is one of the later facts for the pages outside of the
   * layout `default`; `ClientRegistry.loadPage` finds it in either place.
   */
  readonly load?: () => Promise<PageModule>;
  /** The entries in the navigation of signed-in users. Only a page without parameters has some. */
  readonly nav?: NavEntry | readonly NavEntry[];
  /**
   * Begins to load the data of the page when its guards have agreed, in parallel with its chunk. It is not called when the chunk is there.
   * Either it calls the store whose data the page shows, if the store sends no second call when the page asks again. Or it sends the calls
   * of the page with `ApiClient.begin`. An error that it throws is logged, and the page opens without its data.
   */
  // biome-ignore lint/suspicious/noExplicitAny: `page` checks the parameter types
  readonly opening?: (opening: PageOpening<any>) => void;
  /** The pages after which users most often open this one. While one of them is shown and the browser is idle, the code of this one loads. */
  readonly likelyAfter?: readonly Pick<RouteRef, 'id'>[];
  /** The step of a wizard that the page is. */
  readonly step?: PageStep;
}

/** All facts about a page with this route. */
export interface PageOf<Path extends string, Types> extends PageDefinition {
  readonly route: RouteRef<Path, Types>;
  readonly load: () => Promise<PageModule>;
  readonly nav?: [Types[keyof Types]] extends [never] ? NavEntry | readonly NavEntry[] : never;
  readonly publicNav?: [Types[keyof Types]] extends [never] ? PublicNav : never;
  readonly opening?: (opening: PageOpening<ParamValues<Types>>) => void;
}

/**
 * Declares a page, in the manifest of its plugin. The build finds the facts of {@link LaterFacts} in the call of this function.
 *
 * @example page({ route: gardenRoutes.plant, load: () => import('./PlantPage.tsx'), layout: 'admin', guards: ['auth'] })
 */
export function page<Path extends string, Types>(facts: PageOf<Path, Types>): PageDefinition {
  return facts;
}
