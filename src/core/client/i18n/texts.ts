import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE } from '#core/contract/constants.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';
import { forSentence } from './isolated.ts';
import { localeOf, rememberedLanguage } from './language.ts';
import type { LocaleLoader, LocaleTexts } from './locale-loader.ts';

/** Namespace of the core's own texts. */
const CORE_NAMESPACE = 'core';

/** The texts of the interface: one namespace for each plugin, loaded when a page or a navigation item of it is shown. */
export class Texts {
  readonly i18n: I18n;
  readonly #loaders: ReadonlyMap<string, Readonly<Record<string, LocaleLoader>>>;
  readonly #loading = new Map<string, Promise<void>>();
  #wanted: string = DEFAULT_LANGUAGE;

  constructor(registry: ClientRegistry) {
    this.#loaders = new Map(registry.plugins.map(({ id, locales }) => [id, locales ?? {}]));
    this.i18n = createInstance();
  }

  /** Prepares the remembered language; English, whose texts are there already, where that one cannot be loaded now. */
  async start(): Promise<void> {
    const wanted = rememberedLanguage();
    await this.#prepare();
    await this.change(wanted).catch((error: unknown) => console.error(`The texts of "${wanted}" did not load`, error));
  }

  async #prepare(): Promise<void> {
    await this.i18n.use(initReactI18next).init({
      lng: DEFAULT_LANGUAGE,
      fallbackLng: DEFAULT_LANGUAGE,
      defaultNS: CORE_NAMESPACE,
      ns: [],
      resources: {},
      partialBundledLanguages: true,
      // Nothing is escaped, React does that; but what runs the other way is kept to itself.
      interpolation: { escapeValue: true, escape: (value) => forSentence(value, this.i18n.language) },
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
    // Numbers in texts are written like those beside them.
    this.i18n.services.formatter?.add('number', (value: number, language) => numberFormat(language ?? DEFAULT_LANGUAGE).format(value));
    await this.ensureNamespaces([CORE_NAMESPACE]);
  }

  /** Loads the texts of plugins in the current language, and in English for what is missing there. */
  async ensureNamespaces(namespaces: Iterable<string>, language: string = this.i18n.language): Promise<void> {
    const languages = new Set([language, DEFAULT_LANGUAGE]);
    await Promise.all([...namespaces].flatMap((namespace) => [...languages].map((code) => this.#ensure(namespace, code))));
  }

  /** Changes the language once every text in use is there. Where somebody has asked for another one meanwhile, that one counts. */
  async change(language: string): Promise<void> {
    this.#wanted = language;
    let ready = 0;
    // Until nothing has been opened meanwhile, whose texts came in the language before.
    for (let inUse = this.#inUse(); inUse.size > ready; inUse = this.#inUse()) {
      await this.ensureNamespaces(inUse, language);
      ready = inUse.size;
    }
    if (this.#wanted === language) await this.i18n.changeLanguage(language);
  }

  #inUse(): ReadonlySet<string> {
    return new Set([...this.#loading.keys()].map((key) => key.split(' ')[0] ?? CORE_NAMESPACE));
  }

  #ensure(namespace: string, language: string): Promise<void> {
    const loader = this.#loaders.get(namespace)?.[language];
    if (loader === undefined) return Promise.resolve();
    const key = `${namespace} ${language}`;
    const known = this.#loading.get(key);
    if (known !== undefined) return known;
    const loading = loader().then(
      ({ default: texts }) => this.#add(language, namespace, texts),
      (error: unknown) => {
        this.#loading.delete(key);
        throw error;
      },
    );
    this.#loading.set(key, loading);
    return loading;
  }

  #add(language: string, namespace: string, texts: LocaleTexts): void {
    this.i18n.addResourceBundle(language, namespace, texts, true, true);
  }
}

const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string): Intl.NumberFormat {
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(localeOf(language));
  numberFormats.set(language, known);
  return known;
}
