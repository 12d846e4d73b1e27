import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkNameIsFree, checkTableIsFree } from './free-name.ts';
import { describeObject, fillingOf, type ObjectDescription, type ObjectOptions } from './object/describe-object.ts';
import { fillTemplate } from './object/fill-template.ts';
import { type ObjectName, SAMPLE_OBJECT, withName } from './object/object-name.ts';
import { englishKeys, objectTexts } from './object/object-texts.ts';
import { type PluginName, pluginName, replaceForms } from './plugin-name.ts';
import { OTHER_LANGUAGES, type Titles } from './titles.ts';

// The name of the templates' plugin. Each form of it is replaced by the same form of the new name.
const SAMPLE = pluginName('sample-plugin');

const TEMPLATE = 'scripts/new-plugin/template';
const OBJECT_TEMPLATE = 'scripts/new-plugin/object-template';
const LOCALE = /client\/locales\/\w+\.json$/;

// The icon of the template's entry in the navigation, and others that suit any page.
const SAMPLE_ICON = 'FileIcon';
const ICONS = [SAMPLE_ICON, 'TableIcon', 'LeafIcon', 'FlagIcon', 'ShopIcon', 'PinIcon', 'BoardIcon', 'MailIcon', 'PhoneIcon'];

interface WrittenFile {
  /** In the folder of the plugin. */
  readonly path: string;
  readonly text: string;
}

/**
 * Writes the plugin's files and its lines in both lists. Returns the paths of all written files.
 *
 * @param options the object that the plugin manages; without it, the plugin has short text entries
 * @throws PluginNameFault when the name is invalid or taken, or the object is not described well
 */
export async function createPlugin(root: string, kebab: string, titles: Titles, options?: ObjectOptions): Promise<string[]> {
  const name = pluginName(kebab);
  const template = readTemplate(join(root, options === undefined ? TEMPLATE : OBJECT_TEMPLATE));
  const object = options && describeObject(options, name, wordsOf(template));
  await checkNameIsFree(root, kebab);
  if (object !== undefined) checkTableIsFree(root, object.name.table);
  const folder = join(root, 'src/plugins', kebab);
  const icon = freeIcon(root);
  const files = object === undefined ? template : filled(template, object);
  const written = files.map(({ path, text }) => {
    const target = join(folder, renamed(path, name, object?.name));
    return write(
      target,
      LOCALE.test(path) ? localeOf(path, text, titles, object) : renamed(text, name, object?.name).replaceAll(SAMPLE_ICON, icon),
    );
  });
  const lists = (['client', 'server'] as const).map((half) => addToList(root, half, name));
  return [...written, ...sameTexts(folder, titles, object), ...lists];
}

function readTemplate(folder: string): readonly WrittenFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(folder.length + 1, -'.txt'.length), text: readFileSync(file, 'utf8') }));
}

/** The words in the code of a template: its names, and those that it imports. */
function wordsOf(template: readonly WrittenFile[]): ReadonlySet<string> {
  return new Set(template.flatMap(({ path, text }) => (LOCALE.test(path) ? [] : (text.match(/\b[A-Za-z]\w*/g) ?? []))));
}

/** The files that the parts of the object need. */
function filled(template: readonly WrittenFile[], object: ObjectDescription): readonly WrittenFile[] {
  const filling = fillingOf(object);
  return template
    .map(({ path, text }) => ({ path, text: LOCALE.test(path) ? text : fillTemplate(text, filling) }))
    .filter(({ text }) => text.trim() !== '');
}

function write(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

function renamed(text: string, name: PluginName, object: ObjectName | undefined): string {
  const ofPlugin = replaceForms(text, SAMPLE, name);
  if (object === undefined) return ofPlugin;
  return withName(ofPlugin, object)
    .replaceAll(SAMPLE_OBJECT.table, object.table)
    .replaceAll('sample objects', object.many.words.toLowerCase())
    .replaceAll('sample object', object.one.words.toLowerCase());
}

/** An icon that no other plugin has in the navigation: a folded side bar shows nothing else of an entry. */
function freeIcon(root: string): string {
  const plugins = globSync(join(root, 'src/plugins/*/client/*.ts')).map((file) => readFileSync(file, 'utf8'));
  return ICONS.find((icon) => plugins.every((text) => !text.includes(`icon: ${icon}`))) ?? SAMPLE_ICON;
}

function localeOf(path: string, template: string, { en, translated }: Titles, object: ObjectDescription | undefined): string {
  const title = translated[basename(path, '.json')] ?? en;
  const texts = object === undefined ? { ...JSON.parse(template), nav: { title } } : objectTexts(template, title, object);
  return `${JSON.stringify(texts, null, 2)}\n`;
}

/** Without an entry in this file, the check of the texts takes a translation that equals the English text for a missing one. */
function sameTexts(folder: string, { translated }: Titles, object: ObjectDescription | undefined): string[] {
  const all = OTHER_LANGUAGES.map(({ code }) => code);
  const languages = all.filter((code) => !(code in translated));
  const title = {
    key: 'nav.title',
    languages,
    reason: 'The title that the plugin was created with; no translation was given.',
  };
  const reason = 'A name from the description that the plugin was created with; it is not translated yet.';
  const names = object === undefined ? [] : englishKeys(object).map((key) => ({ key, languages: all, reason }));
  const same = [...(languages.length === 0 ? [] : [title]), ...names];
  return same.length === 0 ? [] : [write(join(folder, 'client/same-as-english.json'), `${JSON.stringify(same, null, 2)}\n`)];
}

function addToList(root: string, half: 'client' | 'server', { kebab, camel }: PluginName): string {
  const path = join(root, `src/plugins/index.${half}.ts`);
  const constant = `${camel}${half === 'client' ? 'Client' : 'Server'}Plugin`;
  const list = readFileSync(path, 'utf8');
  const withEntry = list.replace(/(= \[)([\s\S]*?),?\s*\];/, (_, begin: string, entries: string) => {
    return `${begin}${entries.trim() === '' ? '' : `${entries},`}${constant}];`;
  });
  writeFileSync(path, `import { ${constant} } from './${kebab}/${half}/${kebab}.${half}-plugin.ts';\n${withEntry}`);
  return path;
}
