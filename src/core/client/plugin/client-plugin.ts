import type { ComponentType, ReactNode } from 'react';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { PluginIdentity } from '#core/contract/plugin-order.ts';
import type { Bind, Resolve } from '../di/injection.ts';
import type { Guard, GuardNames } from './guard.ts';
import type { LaterFacts, LayoutName, PageDefinition } from './page.ts';

/** The module behind {@link ClientPlugin.moreContributes}. */
export interface MoreContributions {
  readonly contributes?: readonly Contribution[];
  /** What the build has moved out of the pages of the manifest. Never written by hand. */
  readonly pages?: readonly LaterFacts[];
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
  /** Each made by `page`. */
  readonly pages?: readonly PageDefinition[];
  readonly contributes?: readonly Contribution[];
  /**
   * Loads contributions to extension points that no page of the layout `default` uses. Pages of that layout do not wait for them. Every other
   * page does.
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
