import type { ComponentType, ReactNode } from 'react';
import type { Role } from '#core/contract/actor.ts';
import type { NeededAbility } from '#core/contract/audience.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { PluginIdentity } from '#core/contract/plugin-order.ts';
import type { RouteRef, StaticRouteRef } from '#core/contract/route-ref.ts';
import type { Bind, Resolve } from '../di/injection.ts';
import type { Guard, GuardName, GuardNames } from './guard.ts';

/** The layouts (specification section 2). */
export type LayoutName = 'admin' | 'default' | 'wizard-candidate' | 'wizard-employer';

/** What a page's module exports. */
export interface PageModule {
  readonly Page: ComponentType;
}

/** A page: its route, its module, the layout around it and the guards before it. */
export interface PageDefinition {
  // One list holds refs with all parameter shapes.
  // biome-ignore lint/suspicious/noExplicitAny: the parameter types are checked where the ref is declared and used
  readonly route: RouteRef<string, any>;
  /** Loaded only after every guard has agreed. */
  readonly page: () => Promise<PageModule>;
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
  /** Set for the pages that visitors open first. They wait only for the first-view texts (see {@link ClientPlugin.moreLocales}). */
  readonly isFirstView?: boolean;
  /**
   * For a page with the layout `default`: signed-in users see the contributions of {@link ClientPlugin.moreContributes} on it. Visitors load
   * neither these nor {@link ClientPlugin.moreLocales}: a part of the page that loads on demand brings the rest of the texts with it.
   */
  readonly showsMore?: true;
  /** The product's specification does not have this page. Conformance tests check every other page against its routes. */
  readonly beyondSpecification?: true;
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

/** The section of the navigation that an item belongs to. */
export type NavSection = 'main' | 'work' | 'settings' | 'account' | 'public';

/** The footer column of an item in the section `public`. */
export type FooterColumn = 'candidates' | 'employers' | 'product';

/** Loads the badge of a navigation item: a component that renders a `NavCount`, or nothing. */
export type NavBadgeLoader = () => Promise<{ readonly Badge: ComponentType }>;

/**
 * An item of the navigation. It is shown when the guards of its page agree, and `roles` and `unlessMay`, where given, do not exclude the
 * user.
 * An item in the section `public` is also shown when a guard redirects to the sign-in, because visitors may open it.
 */
export interface NavItem {
  readonly route: StaticRouteRef;
  /** Key of the label, with its namespace: `job-search:nav.search`. */
  readonly label: string;
  readonly icon?: ComponentType<{ className?: string }>;
  readonly section: NavSection;
  /** Smaller comes first. Use steps of ten. */
  readonly order: number;
  /** Shows the item only to these roles, for a page that opens for more roles than use it. */
  readonly roles?: readonly Role[];
  /** Hides the item from users with this ability, because another item leads them to the page. */
  readonly unlessMay?: { readonly subject: string; readonly action: string };
  /** A count beside the label. It loads after the navigation is shown and is left out when it fails. */
  readonly badge?: NavBadgeLoader;
  /** The ability that the count needs. For users without it, its code is not loaded. */
  readonly badgeNeeds?: NeededAbility;
  /** Footer column of an item in the section `public`; `product` when absent. The bar above the page leaves out `product`. */
  readonly column?: FooterColumn;
}

/** The module behind {@link ClientPlugin.moreContributes}. */
export interface MoreContributions {
  readonly contributes?: readonly Contribution[];
  /** The navigation for signed-in users. */
  readonly nav?: readonly NavItem[];
}

/** The module of a layout. It renders react-router's outlet. */
export interface LayoutModule {
  readonly Layout: ComponentType<{ children?: ReactNode }>;
}

/** The client half of a plugin: a plain value. Importing it has no side effects. */
export interface ClientPlugin extends PluginIdentity {
  /**
   * Binds interfaces, constants and services that other plugins may replace. A store that is an `@injectable()` class needs no
   * binding: it is created once, when a page first requests it.
   */
  readonly bindings?: (bind: Bind) => void;
  /** Guards by name. Each name has exactly one provider. */
  readonly guards?: { readonly [Name in keyof GuardNames]?: (resolve: Resolve) => Guard };
  /** Layouts by name. Each name has exactly one provider. */
  readonly layouts?: { readonly [Name in LayoutName]?: () => Promise<LayoutModule> };
  readonly pages?: readonly PageDefinition[];
  /** The navigation for visitors. */
  readonly nav?: readonly NavItem[];
  readonly contributes?: readonly Contribution[];
  /**
   * Loads the navigation for signed-in users, and contributions to extension points that no page of the layout `default` uses. Pages of
   * that layout do not wait for them. Every other page does.
   */
  readonly moreContributes?: () => Promise<MoreContributions>;
  /** Texts by language; the namespace is the plugin's id. All languages are required. `npm run check` checks that each is complete. */
  readonly locales?: Readonly<Record<string, LocaleLoader>>;
  /**
   * The texts that visitors need on pages with {@link PageDefinition.showsMore}, beyond `locales`. A key is in only one of the three.
   */
  readonly openLocales?: Readonly<Record<string, LocaleLoader>>;
  /**
   * The remaining texts of a language, for plugins that take part in the first view: their `locales` hold only the texts of the first
   * view. Every page waits for them, except those of the first view and, for visitors, those with {@link PageDefinition.showsMore}.
   */
  readonly moreLocales?: Readonly<Record<string, LocaleLoader>>;
  /** Plugins in `requires` whose texts this plugin shows beside its own. They load together. */
  readonly textsOf?: readonly string[];
  /** Called after all bindings and before the first screen. Never awaited; its time is measured. Returns a function that stops it. */
  readonly start?: (resolve: Resolve) => (() => void) | undefined;
}

/** Declares the client half of a plugin. */
export function defineClientPlugin(plugin: ClientPlugin): ClientPlugin {
  return Object.freeze(plugin);
}

/** Loads the texts of one plugin in one language: a JSON object of keys with any nesting. */
export type LocaleLoader = () => Promise<{ readonly default: LocaleTexts }>;

/** Texts by key; a nested object groups keys. */
export interface LocaleTexts {
  readonly [key: string]: string | LocaleTexts;
}
