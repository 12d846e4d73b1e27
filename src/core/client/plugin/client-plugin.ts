import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#core/contract/actor.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { PluginIdentity } from '#core/contract/plugin-order.ts';
import type { RouteRef, StaticRouteRef } from '#core/contract/route-ref.ts';
import type { Bind, Resolve } from '../di/injection.ts';
import type { Guard, GuardName } from './guard.ts';
import type { LocaleLoader } from './locale-loader.ts';

/** The layouts (specification section 2). */
export type LayoutName = 'admin' | 'default' | 'wizard-candidate' | 'wizard-employer';

/** What a page's module exports. */
export interface PageModule {
  readonly Page: ComponentType;
}

/** A screen: its address, its module, the layout around it and the guards before it. */
export interface PageDefinition {
  // Refs of all parameter shapes live in one list.
  // biome-ignore lint/suspicious/noExplicitAny: the parameter types are checked where the ref is declared and used
  readonly route: RouteRef<string, any>;
  /** Loaded only after every guard has agreed. */
  readonly page: () => Promise<PageModule>;
  /** `none` when the page brings its whole frame itself. */
  readonly layout: LayoutName | 'none';
  /** Asked in this order; the first refusal wins. */
  readonly guards?: readonly GuardName[];
  /** Why a page under `/admin` opens without a sign-in. The start refuses a page there that has neither this nor a guard of the core. */
  readonly open?: string;
  /** How much of the screen it needs; see {@link PageWidth}. */
  readonly width?: PageWidth;
  /** What visitors open first: it waits only for the texts of the first view (see {@link ClientPlugin.moreLocales}). */
  readonly isFirstView?: boolean;
  /** The product's specification has no such page. Conformance tests hold every other page against its routes. */
  readonly beyondSpecification?: true;
  /**
   * Key of its name, with its namespace, for a page without parameters that the command palette offers although no navigation item
   * leads to it.
   */
  readonly title?: string;
}

/**
 * Pages that need the width: beside them the side bar is folded on screens of middling width until a person opens it.
 * `wide` ends where lines of work end, `full` uses the whole window (boards).
 */
export type PageWidth = 'wide' | 'full';

/** The part of the navigation in which an item stands. */
export type NavSection = 'main' | 'work' | 'settings' | 'account' | 'public';

/** Under which title an entry of the section `public` stands in the footer. */
export type FooterColumn = 'candidates' | 'employers' | 'product';

/** Loads what stands at the end of a navigation item: a component that renders a `NavCount`, or nothing. */
export type NavBadgeLoader = () => Promise<{ readonly Badge: ComponentType }>;

/**
 * An entry of the navigation: shown when the guards of its page agree, and the role is one of `roles` where those are given. Those of
 * the section `public` are also shown when a guard would first lead to the sign-in: a visitor may ask for them.
 */
export interface NavItem {
  readonly route: StaticRouteRef;
  /** Key of the label, with its namespace: `jobs:nav.search`. */
  readonly label: string;
  readonly icon?: ComponentType<{ className?: string }>;
  readonly section: NavSection;
  /** Smaller comes first; count in tens. */
  readonly order: number;
  /** Shown to these roles only, when the page opens for more roles than use it. */
  readonly roles?: readonly Role[];
  /** A count beside the label; it loads after the navigation is shown and is left out when it fails. */
  readonly badge?: NavBadgeLoader;
  /** In the section `public`: stands in this column of the footer; `product` when absent, which the bar above the page leaves out. */
  readonly column?: FooterColumn;
}

/** The module behind {@link ClientPlugin.moreContributes}. */
export interface MoreContributions {
  readonly contributes: readonly Contribution[];
}

/** What a layout's module exports; it renders react-router's outlet. */
export interface LayoutModule {
  readonly Layout: ComponentType<{ children?: ReactNode }>;
}

/** The client half of a plugin: a value. Importing it does nothing. */
export interface ClientPlugin extends PluginIdentity {
  /**
   * Binds interfaces, constants and what other plugins may replace. A store that is an `@injectable()` class of its own needs no
   * binding: it is made, once, when a page first asks for it.
   */
  readonly bindings?: (bind: Bind) => void;
  /** Guards by name; each name has exactly one provider. */
  readonly guards?: { readonly [Name in GuardName]?: (resolve: Resolve) => Guard };
  /** Layouts by name; each name has exactly one provider. */
  readonly layouts?: { readonly [Name in LayoutName]?: () => Promise<LayoutModule> };
  readonly pages?: readonly PageDefinition[];
  readonly nav?: readonly NavItem[];
  readonly contributes?: readonly Contribution[];
  /**
   * Loads the rest of what it contributes: for places that no page of the layout `default` has, whose visitors do not wait for it.
   * Every other page does.
   */
  readonly moreContributes?: () => Promise<MoreContributions>;
  /** Texts by language; the namespace is the plugin's id. All our languages must be there; `npm run check` holds each complete. */
  readonly locales?: Readonly<Record<string, LocaleLoader>>;
  /**
   * The rest of the texts of a language whose `locales` hold only what the first view shows, for plugins that have a part in it. Keys
   * stand in one of the two; every page but those of the first view waits for both.
   */
  readonly moreLocales?: Readonly<Record<string, LocaleLoader>>;
  /** Called after everything is bound, before the first screen; never awaited; timed. Returns how to stop. */
  readonly start?: (resolve: Resolve) => (() => void) | undefined;
}

/** Declares the client half of a plugin. */
export function defineClientPlugin(plugin: ClientPlugin): ClientPlugin {
  return Object.freeze(plugin);
}
