import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance, type i18n as I18n, type TOptions } from 'i18next';
import { DEFAULT_LANGUAGE } from '#core/contract/constants.ts';
import { forSentence } from '#core/contract/isolated.ts';
import { PluginError } from '#core/contract/plugin-error.ts';
import { z } from '#core/contract/schema.ts';
import { baseLanguage } from '#core/contract/writing-direction.ts';
import type { NoticeIndex } from './notice-index.ts';
import type { NoticeKind } from './notice-kind.ts';
import type { ReaderPlace } from './notice-times.ts';

/** The words of a notice, in the language of its reader. */
export interface NoticeWording {
  readonly title: string;
  readonly text: string;
  /** What the link says; absent for a notice that opens no page. */
  readonly action: string | undefined;
  readonly subject: string;
}

/** The folders with the words of notices, by plugin: a JSON file for each language. */
export type WordFolders = ReadonlyMap<string, string>;

/** Words of one namespace. Keys with dots are nested objects. */
interface WordTree {
  readonly [key: string]: string | WordTree;
}

const wordTree: z.ZodType<WordTree> = z.lazy(() => z.record(z.string(), z.union([z.string(), wordTree])));

/** Words notices for pages, mails and push messages. Reads the files of a language when the first reader needs it. */
export class NoticeWords {
  readonly #folders: WordFolders;
  readonly #languages: ReadonlySet<string>;
  readonly #instances = new Map<string, I18n>();

  constructor(folders: WordFolders) {
    this.#folders = folders;
    this.#languages = languagesIn(folders);
  }

  /** @throws PluginError NOTICE_WORDS_MISSING for a kind without English words */
  check(index: NoticeIndex): void {
    const english = this.#instance(DEFAULT_LANGUAGE);
    for (const { plugin, kind } of index.all) {
      const parts = ['title', 'text', ...(kind.opens === undefined ? [] : ['action'])];
      const missing = parts.find((part) => !hasWords(english, plugin, `${whatOf(kind)}.${part}`));
      if (missing !== undefined) {
        throw new PluginError('NOTICE_WORDS_MISSING', `notice "${kind.kind}" of plugin "${plugin}" has no English "${missing}"`);
      }
    }
  }

  /** Words a notice that tells `count` events. */
  of(kind: NoticeKind, params: object, { count, ...place }: ReaderPlace & { readonly count: number }): NoticeWording {
    const plugin = kind.kind.slice(0, kind.kind.indexOf('.'));
    const variant = kind.variant?.(params);
    const values = { ...params, count: kind.count?.(params) ?? count, ...(variant !== undefined && { context: variant }) };
    const word = (part: string): string => this.word(plugin, `${whatOf(kind)}.${part}`, values, place);
    const title = word('title');
    return {
      title,
      text: word('text'),
      action: kind.opens === undefined ? undefined : word('action'),
      // Worded only for a mail.
      get subject() {
        return word('subject') || title;
      },
    };
  }

  /** Any words of a namespace; an empty text if there are none. */
  word(plugin: string, key: string, values: object, { locale, time_zone }: ReaderPlace): string {
    const language = this.languageOf(locale);
    const options: TOptions = {
      ...values,
      ns: plugin,
      defaultValue: '',
      readerLocale: readerLocale(locale, language),
      readerZone: time_zone ?? 'UTC',
    };
    return this.#instance(language).t(key, options);
  }

  /** The language of the words for a reader with this locale. */
  languageOf(locale: string | null): string {
    const language = baseLanguage(locale ?? DEFAULT_LANGUAGE);
    return this.#languages.has(language) ? language : DEFAULT_LANGUAGE;
  }

  #instance(language: string): I18n {
    const known = this.#instances.get(language);
    if (known !== undefined) return known;
    const instance = createInstance();
    void instance.init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      ns: [...this.#folders.keys()],
      resources: Object.fromEntries([...new Set([language, DEFAULT_LANGUAGE])].map((code) => [code, this.#read(code)])),
      // Keys are whole, because a search through nested objects takes a third of the time of a wording.
      keySeparator: false,
      nsSeparator: false,
      // Nothing is escaped here: pages and mails do that. `escape` isolates values of the opposite direction.
      interpolation: { escapeValue: true, escape: (value: string) => forSentence(value, language) },
      initAsync: false,
    });
    instance.services.formatter?.add('number', (value: number, _language, options) =>
      new Intl.NumberFormat(localeIn(options)).format(value),
    );
    instance.services.formatter?.add('date', (value: string, _language, options) => dayText(value, options));
    this.#instances.set(language, instance);
    return instance;
  }

  #read(language: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
    return Object.fromEntries(
      [...this.#folders].map(([plugin, folder]) => {
        const file = path.join(folder, `${language}.json`);
        return [plugin, existsSync(file) ? Object.fromEntries(flat(wordTree.parse(JSON.parse(readFileSync(file, 'utf8'))))) : {}];
      }),
    );
  }
}

/** The words of nested objects by their whole keys. */
function flat(words: WordTree, before = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'string' ? [[`${before}${name}`, word] as const] : flat(word, `${before}${name}.`),
  );
}

function languagesIn(folders: WordFolders): ReadonlySet<string> {
  const names = [...folders.values()].flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  return new Set(names.filter((name) => name.endsWith('.json')).map((name) => path.basename(name, '.json')));
}

function hasWords(instance: I18n, ns: string, key: string): boolean {
  return instance.exists(key, { ns, count: 1 }) || instance.exists(key, { ns });
}

function whatOf({ kind }: NoticeKind): string {
  return kind.slice(kind.indexOf('.') + 1);
}

// A reader of another language gets English words, and then also English numbers and dates.
function readerLocale(locale: string | null, language: string): string {
  return locale !== null && baseLanguage(locale) === language ? locale : language;
}

type FormatOptions = { readonly readerLocale?: unknown; readonly readerZone?: unknown } | undefined;

function localeIn(options: FormatOptions): string {
  return typeof options?.readerLocale === 'string' ? options.readerLocale : DEFAULT_LANGUAGE;
}

/** A day (`2026-03-01`) as written, or an instant (ISO 8601) in the reader's time zone. */
function dayText(value: string, options: FormatOptions): string {
  const zone = typeof options?.readerZone === 'string' && value.includes('T') ? options.readerZone : 'UTC';
  return new Intl.DateTimeFormat(localeIn(options), { dateStyle: 'medium', timeZone: zone }).format(new Date(value));
}
