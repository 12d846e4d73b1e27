import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkNameIsFree } from './free-name.ts';
import { type PluginName, pluginName } from './plugin-name.ts';
import { OTHER_LANGUAGES, type Titles } from './titles.ts';

// The name of the template's plugin. Each form of it is replaced by the same form of the new name.
const SAMPLE = pluginName('sample-plugin');
const TEMPLATE = 'scripts/new-plugin/template';
const LOCALE = /client\/locales\/\w+\.json$/;

// The icon of the template's entry in the navigation, and others that suit any page.
const SAMPLE_ICON = 'FileIcon';
const ICONS = [SAMPLE_ICON, 'TableIcon', 'LeafIcon', 'FlagIcon', 'ShopIcon', 'PinIcon', 'BoardIcon', 'MailIcon', 'PhoneIcon'];

/**
 * Writes the plugin's files and its lines in both lists. Returns the paths of all written files.
 *
 * @throws PluginNameFault when the name is invalid or taken
 */
export async function createPlugin(root: string, kebab: string, titles: Titles): Promise<string[]> {
  const name = pluginName(kebab);
  await checkNameIsFree(root, kebab);
  const folder = join(root, 'src/plugins', kebab);
  const icon = freeIcon(root);
  const written = templateFiles(join(root, TEMPLATE)).map((file) => {
    const path = join(folder, renamed(file.slice(0, -'.txt'.length), name));
    const text = readFileSync(join(root, TEMPLATE, file), 'utf8');
    return write(
      path,
      LOCALE.test(path) ? withTitle(text, basename(path, '.json'), titles) : renamed(text, name).replaceAll(SAMPLE_ICON, icon),
    );
  });
  const lists = (['client', 'server'] as const).map((half) => addToList(root, half, name));
  return [...written, ...sameTitles(folder, titles), ...lists];
}

function templateFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function write(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

function renamed(text: string, name: PluginName): string {
  const forms = ['kebab', 'camel', 'pascal', 'snake'] as const;
  return forms.reduce((result, form) => result.replaceAll(SAMPLE[form], name[form]), text);
}

/** An icon that no other plugin has in the navigation: a folded side bar shows nothing else of an entry. */
function freeIcon(root: string): string {
  const plugins = globSync(join(root, 'src/plugins/*/client/*.ts')).map((file) => readFileSync(file, 'utf8'));
  return ICONS.find((icon) => plugins.every((text) => !text.includes(`icon: ${icon}`))) ?? SAMPLE_ICON;
}

function withTitle(texts: string, language: string, { en, translated }: Titles): string {
  return `${JSON.stringify({ ...JSON.parse(texts), title: translated[language] ?? en }, null, 2)}\n`;
}

/** Without an entry in this file, the check of the texts takes a translation that equals the English text for a missing one. */
function sameTitles(folder: string, { translated }: Titles): string[] {
  const languages = OTHER_LANGUAGES.map(({ code }) => code).filter((code) => !(code in translated));
  if (languages.length === 0) return [];
  const reason = 'The title that the plugin was created with; no translation was given.';
  return [write(join(folder, 'client/same-as-english.json'), `${JSON.stringify([{ key: 'title', languages, reason }], null, 2)}\n`)];
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
