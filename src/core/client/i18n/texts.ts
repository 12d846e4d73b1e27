import { createInstance, type i18n as I18n } from 'i18next';
import { DEFAULT_LANGUAGE } from '#core/contract/constants.ts';
import { forSentence } from '#core/contract/isolated.ts';
import type { ClientPlugin, LocaleTexts } from '../plugin/client-plugin.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';
import { localeOf, startLanguage } from './language.ts';
import { navWords as builtNavWords } from './nav-words.ts';

/** Namespace of the core's own texts. */
const CORE_NAMESPACE = 'core';

/**
 * How much of a namespace to load: the words of the navigation (the group `nav`), the texts of the first view, also those that visitors need
 * on other pages, or all texts.
 */
export type TextExtent = 'nav' | 'first-view' | 'open' | 'whole';

const PARTS = {
  nav: ['locales'],
  'first-view': ['locales'],
  open: ['locales', 'openLocales'],
  whole: ['locales', 'openLocales', 'moreLocales'],
} as const;

/** Name of a namespace and one of its parts, for example `jobs locales`. */
type TextPart = `${string} ${(typeof PARTS)['whole'][number]}` | typeof NAV_WORDS;

/** The words of the navigation, in place of a part. */
const NAV_WORDS = 'nav-words';

/** The texts of the interface. Each plugin has a namespace, which loads when one of its pages or navigation items is shown. */
export class Texts {
  readonly i18n: I18n;
  readonly #plugins: ReadonlyMap<string, ClientPlugin>;
  readonly #navWords: typeof builtNavWords;
  readonly #loading = new Map<string, Promise<void>>();
  #wanted: string = DEFAULT_LANGUAGE;

  constructor(registry: ClientRegistry, navWords = builtNavWords) {
    this.#navWords = navWords;
    this.#plugins = new Map(registry.plugins.map((plugin) => [plugin.id, plugin]));
    this.i18n = createInstance();
  }

  /** Loads the language of the start. If it cannot be loaded, uses English, whose texts are already available. */
  async start(): Promise<void> {
    const wanted = startLanguage();
    await this.#prepare();
    await this.change(wanted).catch((error: unknown) => console.error(`The texts of "${wanted}" did not load`, error));
  }

  async #prepare(): Promise<void> {
    await this.i18n.init({
      lng: DEFAULT_LANGUAGE,
      fallbackLng: DEFAULT_LANGUAGE,
      defaultNS: CORE_NAMESPACE,
      ns: [],
      resources: {},
      partialBundledLanguages: true,
      // React escapes values, so `escape` is used only to isolate values of the opposite text direction.
      interpolation: { escapeValue: true, escape: (value) => forSentence(value, this.i18n.language) },
    });
    // Numbers in texts have the same format as other numbers on the page.
    this.i18n.services.formatter?.add('number', (value: number, language) => numberFormat(language ?? DEFAULT_LANGUAGE).format(value));
    await this.ensureNamespaces([CORE_NAMESPACE], { extent: 'first-view' });
  }

  /**
   * Loads the texts of plugins in the current language, and in English for missing texts and for messages of the server, which are compared
   * with the English ones (`errorSentence`).
   */
  async ensureNamespaces(
    namespaces: Iterable<string>,
    { language = this.i18n.language, extent = 'whole' }: { readonly language?: string; readonly extent?: TextExtent } = {},
  ): Promise<void> {
    if (extent === 'nav' && Object.keys(this.#navWords).length > 0) return this.#ensureParts([NAV_WORDS], language);
    const wanted = [...namespaces].flatMap((namespace) => [namespace, ...(this.#plugins.get(namespace)?.textsOf ?? [])]);
    const parts = wanted.flatMap((namespace) => PARTS[extent].map((part): TextPart => `${namespace} ${part}`));
    await this.#ensureParts(parts, language);
  }

  async #ensureParts(parts: Iterable<TextPart>, language: string): Promise<void> {
    const languages = new Set([language, DEFAULT_LANGUAGE]);
    await Promise.all([...parts].flatMap((part) => [...languages].map((code) => this.#ensure(part, code))));
  }

  /** Changes the language after all texts in use have loaded. If another language was requested in the meantime, that one is used. */
  async change(language: string): Promise<void> {
    this.#wanted = language;
    let ready = 0;
    // Repeat while new namespaces were opened during the load, because their texts loaded in the previous language.
    for (let inUse = this.#inUse(); inUse.size > ready; inUse = this.#inUse()) {
      await this.#ensureParts(inUse, language);
      ready = inUse.size;
    }
    if (this.#wanted === language) await this.i18n.changeLanguage(language);
  }

  #inUse(): ReadonlySet<TextPart> {
    return new Set([...this.#loading.keys()].map((key) => key.slice(0, key.lastIndexOf(' ')) as TextPart));
  }

  #ensure(part: TextPart, language: string): Promise<void> {
    const load = this.#loaderOf(part, language);
    if (load === undefined) return Promise.resolve();
    const key = `${part} ${language}`;
    const known = this.#loading.get(key);
    if (known !== undefined) return known;
    const loading = load().then(
      (texts) => {
        for (const [namespace, added] of Object.entries(texts)) this.i18n.addResourceBundle(language, namespace, added, true, true);
      },
      (error: unknown) => {
        this.#loading.delete(key);
        throw error;
      },
    );
    this.#loading.set(key, loading);
    return loading;
  }

  /** Loads the texts of a part by namespace. */
  #loaderOf(part: TextPart, language: string): (() => Promise<Readonly<Record<string, LocaleTexts>>>) | undefined {
    if (part === NAV_WORDS) {
      const load = this.#navWords[language];
      return load && (async () => (await load()).default);
    }
    const [namespace = '', kind] = part.split(' ') as [string, (typeof PARTS)['whole'][number]];
    const load = this.#plugins.get(namespace)?.[kind]?.[language];
    return load && (async () => ({ [namespace]: (await load()).default }));
  }
}

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string): Intl.NumberFormat {
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(localeOf(language));
  numberFormats.set(language, known);
  return known;
}
