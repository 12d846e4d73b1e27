import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts by key. Nested keys are joined with dots. */
export type Texts = ReadonlyMap<string, string>;

/** The texts of one namespace, by language. */
export interface Namespace {
  /** Id of the plugin, or `core`. */
  readonly name: string;
  /** The folder of its sources, relative to the project. */
  readonly folder: string;
  readonly languages: ReadonlyMap<string, Texts>;
}

/** All namespaces of the project. A language without a file has no texts in that namespace. */
export function readNamespaces(root: string, languages: readonly string[]): Namespace[] {
  const plugins = readdirSync(join(root, 'src/plugins'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const places = [
    { name: 'core', folder: 'src/core/client', locales: 'src/core/client/i18n/locales' },
    ...plugins.map(({ name }) => ({
      name,
      folder: `src/plugins/${name}/client`,
      locales: `src/plugins/${name}/client/locales`,
    })),
  ];
  return places
    .filter(({ locales }) => existsSync(join(root, locales)))
    .map(({ name, folder, locales }) => ({
      name,
      folder,
      languages: new Map(languages.map((language) => [language, readLanguage(join(root, locales), language)])),
    }));
}

/** The words of notices of the core and of all plugins, which the server reads. */
export function readNoticeWords(root: string, languages: readonly string[]): Namespace[] {
  return globSync('src/{core,plugins/*}/contract/notices', { cwd: root })
    .map((folder) => ({ name: `${folder.split('/').at(-3)} notices`, folder }))
    .map(({ name, folder }) => ({
      name,
      folder,
      languages: new Map(languages.map((language) => [language, readLanguage(join(root, folder), language)])),
    }));
}

/** The files of a language, after its code: the texts of the first view, those of the pages for everybody, and the rest. */
export const LOCALE_FILES = ['.json', '.open.json', '.more.json'] as const;

function readLanguage(folder: string, language: string): Texts {
  const files = LOCALE_FILES.map((ending) => readTexts(join(folder, language + ending)));
  const keys = files.flatMap((file) => [...file.keys()]);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new Error(`${folder}: "${twice}" stands in two files of "${language}"`);
  return new Map(files.flatMap((file) => [...file]));
}

function readTexts(file: string): Texts {
  if (!existsSync(file)) return new Map();
  try {
    return flatten(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} cannot be read as texts: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Flattens nested texts into one map. Throws when a value is neither a text nor an object of texts. */
export function flatten(nested: unknown, prefix = ''): Map<string, string> {
  if (typeof nested === 'string') return new Map([[prefix, nested]]);
  if (typeof nested !== 'object' || nested === null || Array.isArray(nested)) throw new Error(`"${prefix}" is no text`);
  const inner = Object.entries(nested).map(([key, value]) => flatten(value, prefix === '' ? key : `${prefix}.${key}`));
  return new Map(inner.flatMap((texts) => [...texts]));
}
