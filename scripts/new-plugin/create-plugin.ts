import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PluginName, PluginNameFault, pluginName } from './plugin-name.ts';

// The template is a plugin of this name; each form of it becomes the same form of the new one.
const SAMPLE = pluginName('sample-plugin');
const TEMPLATE = 'scripts/new-plugin/template';
const SCREENS = 'tests/e2e/screens/screens.ts';

/**
 * Writes the plugin's files, its lines in both lists and its page in the screen tests; returns the paths of all that was written.
 *
 * @throws PluginNameFault when the name cannot be used or is taken
 */
export function createPlugin(root: string, kebab: string): string[] {
  const name = pluginName(kebab);
  const folder = join(root, 'src/plugins', kebab);
  if (existsSync(folder)) throw new PluginNameFault(`There is a plugin "${kebab}" already.`);
  const files = templateFiles(join(root, TEMPLATE)).map((file) => {
    const path = join(folder, renamed(file.slice(0, -'.txt'.length), name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, renamed(readFileSync(join(root, TEMPLATE, file), 'utf8'), name));
    return path;
  });
  return [...files, ...(['client', 'server'] as const).map((half) => addToList(root, half, name)), addScreen(root, name)];
}

function templateFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function renamed(text: string, name: PluginName): string {
  const forms = ['kebab', 'camel', 'pascal', 'snake', 'words'] as const;
  return forms.reduce((result, form) => result.replaceAll(SAMPLE[form], name[form]), text);
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

function addScreen(root: string, { kebab }: PluginName): string {
  const path = join(root, SCREENS);
  const screen = `  { name: '${kebab}', who: 'candidate', route: '/admin/${kebab}' },\n`;
  writeFileSync(path, readFileSync(path, 'utf8').replace(/(SCREENS: readonly Screen\[\] = \[\n)/, `$1${screen}`));
  return path;
}
