import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE } from '#core/contract/constants.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';
import { rememberedLanguage } from './language.ts';
import type { LocaleLoader, LocaleTexts } from './locale-loader.ts';

/** Namespace of the core's own texts. */
const CORE_NAMESPACE = 'core';

/** The texts of the interface: one namespace for each plugin, loaded when a page or a navigation item of it is shown. */
export class Texts {
  readonly i18n: I18n;
  readonly #loaders: ReadonlyMap<string, Readonly<Record<string, LocaleLoader>>>;
  readonly #loading = new Map<string, Promise<void>>();

  constructor(registry: ClientRegistry) {
    this.#loaders = new Map(registry.plugins.map(({ id, locales }) => [id, locales ?? {}]));
    this.i18n = createInstance();
  }

  /** Prepares the remembered language. */
  async start(): Promise<void> {
    await this.i18n.use(initReactI18next).init({
      lng: rememberedLanguage(),
      fallbackLng: DEFAULT_LANGUAGE,
      defaultNS: CORE_NAMESPACE,
      ns: [],
      resources: {},
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
    await this.ensureNamespaces([CORE_NAMESPACE]);
  }

  /** Loads the texts of plugins in the current language, and in English for what is missing there. */
  async ensureNamespaces(namespaces: Iterable<string>, language: string = this.i18n.language): Promise<void> {
    const languages = new Set([language, DEFAULT_LANGUAGE]);
    await Promise.all([...namespaces].flatMap((namespace) => [...languages].map((code) => this.#ensure(namespace, code))));
  }

  /** Changes the language once every text in use is there. */
  async change(language: string): Promise<void> {
    const inUse = new Set([...this.#loading.keys()].map((key) => key.split(' ')[0] ?? CORE_NAMESPACE));
    await this.ensureNamespaces(inUse, language);
    await this.i18n.changeLanguage(language);
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
