import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { installed, projectRoot } from '../../scripts/checks/command.ts';
import { OTHER_LANGUAGES } from '../../scripts/new-plugin/titles.ts';
import type { ProjectCopy } from '../support/project-copy.ts';

const GUIDE = 'docs/plugins/master-data.md';
const FIXTURES = 'tests/new-plugin/kind';

// The guide leaves out the imports. A path that does not begin with # or a package name belongs to the plugin.
const MODULES: Readonly<Record<string, readonly string[]>> = {
  kysely: ['Kysely'],
  react: ['JSX'],
  'react-hook-form': ['UseFormReturn'],
  '#core/client/forms/PickerField.tsx': ['PickerField'],
  '#core/client/i18n/use-t.ts': ['useT'],
  '#core/client/ui/picker/use-list-source.ts': ['useListSource'],
  '#core/contract/errors.ts': ['defineIssues', 'issueAt'],
  '#core/contract/extension-point.ts': ['Contribution'],
  '#core/server/db/database.ts': ['CoreTables'],
  '#core/server/db/transaction.ts': ['tablesIn'],
  '#core/server/errors/api-fault.ts': ['ApiFault'],
  '#plugins/admin-masters/contract/define-master.ts': ['defineMaster'],
  '#plugins/admin-masters/contract/master-catalogue.ts': ['MasterCatalogue'],
  '#plugins/admin-masters/contract/master-entity.ts': ['masterParts'],
  '#plugins/admin-masters/contract/master-source.ts': [
    'masterSources',
    'masterSuggestions',
    'masterUses',
    'MasterUses',
    'storedMaster',
    'SuggestionSource',
    'seedTable',
  ],
  '#plugins/admin-masters/contract/not-offered.ts': ['notOffered'],
  '#plugins/admin-masters/contract/offered-list.ts': ['offeredList'],
  './contract/schemas.ts': ['NotesInput'],
  './contract/issues.ts': ['notesIssues'],
  './contract/master-kinds.ts': ['soils'],
  './server/notes-tables.ts': ['NotesTables'],
};

/** The names of the guide, and those of the generated plugin `notes`. Its table has one column of text for both columns of the guide. */
const RENAMED: readonly (readonly [RegExp, string])[] = [
  [/'plants'/g, "'notes_entries'"],
  [/\b(other_)?soil\b/g, 'text'],
  [/PlantInput/g, 'NotesInput'],
  [/garden/g, 'notes'],
  [/Garden/g, 'Notes'],
];

/**
 * Adds the kind of master data that the guide describes to the generated plugin `notes`, with tests. The code and the texts are those of the
 * guide, so the guide cannot become wrong without a failing test.
 */
export async function addDocumentedKind(copy: ProjectCopy): Promise<void> {
  const folder = join(copy.folder, 'src/plugins/notes');
  const { files, texts } = documented();
  for (const [path, code] of files) addCode(folder, path, code);
  addTexts(join(folder, 'client/locales'), texts);
  for (const half of ['client', 'server'])
    edit(join(folder, half, `notes.${half}-plugin.ts`), "id: 'notes',", "$&\n  requires: ['admin-masters'],");
  joinClient(folder);
  joinServer(folder);
  openTests(folder);
  const { ok, output } = await copy.run(installed('@biomejs/biome/bin/biome'), 'check', '--write', folder);
  if (!ok) throw new Error(output);
  const reference = await copy.run('scripts/docs-reference.ts');
  if (!reference.ok) throw new Error(reference.output);
}

/** The code by its path in the plugin, and the texts, as the guide has them. */
function documented(): { readonly files: ReadonlyMap<string, string>; readonly texts: object } {
  const blocks = [...readFileSync(join(projectRoot, GUIDE), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  const code = blocks.filter(([, language]) => language?.startsWith('ts')).map(([, , text = '']) => text);
  const files = code
    .flatMap((text) => text.split(/^(?=\/\/ (?:client|contract|server)\/)/m))
    .map((text): [string, string] => {
      const path = /^\/\/ ([\w./-]+\.tsx?)/.exec(text)?.[1];
      if (path === undefined) throw new Error(`${GUIDE} does not say in which file this belongs:\n${text}`);
      return [path, RENAMED.reduce((result, [from, to]) => result.replace(from, to), text.replace(/^.*\n/, ''))];
    });
  const [json = ''] = blocks.filter(([, language]) => language === 'json').map(([, , text]) => text);
  return { files: new Map(files), texts: JSON.parse(`{${json}}`) };
}

function addCode(folder: string, path: string, code: string): void {
  const file = join(folder, path);
  const [before = ''] = globSync(file).map((found) => readFileSync(found, 'utf8'));
  writeFileSync(file, `${importsOf(path, code)}\n${before}\n${code}`);
}

function importsOf(path: string, code: string): string {
  const lines = Object.entries(MODULES).map(([module, names]) => {
    const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(code) && !code.includes(`export const ${name} `));
    const relative = posix.relative(posix.dirname(path), module);
    const from = module.startsWith('./') ? relative.replace(/^(?!\.)/, './') : module;
    return used.length === 0 ? '' : `import { ${used.join(', ')} } from '${from}';\n`;
  });
  return lines.join('');
}

/** Adds the texts in English, and texts that differ from them in the other languages. */
function addTexts(folder: string, texts: object): void {
  for (const code of ['en', ...OTHER_LANGUAGES.map((language) => language.code)]) {
    const file = join(folder, `${code}.json`);
    const added = code === 'en' ? texts : translated(texts, code);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...added }));
  }
}

function translated(texts: object, language: string): object {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]): [string, unknown][] => {
      if (typeof text === 'object') return [[key, translated(text, language)]];
      if (key.endsWith('_one')) return [];
      const keys = key.endsWith('_other') ? categories.map((category) => key.replace(/other$/, category)) : [key];
      return keys.map((one) => [one, `${text} (${language})`]);
    }),
  );
}

function joinClient(folder: string): void {
  const more = `import(/* webpackChunkName: "more-contributes" */ './more-contributes.ts')`;
  edit(join(folder, 'client/notes.client-plugin.ts'), "id: 'notes',", `$&\n  moreContributes: () => ${more},`);
}

function joinServer(folder: string): void {
  const plugin = join(folder, 'server/notes.server-plugin.ts');
  edit(plugin, 'works: [keepNewest],', '$&\n      contributes: [soilSource, ...soilUses(db)],');
  edit(plugin, /^/, "import { soilSource } from './soil-source.ts';\nimport { soilUses } from './soil-uses.ts';\n");
}

/** The tests of the template use the plugin alone. Now it requires another one. */
function openTests(folder: string): void {
  const server = join(folder, 'server/notes.server-plugin.test.ts');
  edit(server, 'testServer([notesServerPlugin])', 'testServer(serverPlugins)');
  edit(server, "{ notesServerPlugin } from './notes.server-plugin.ts'", "{ serverPlugins } from '#plugins/index.server.ts'");
  const client = join(folder, 'client/NotesPage.test.tsx');
  edit(client, /renderPlugin\(\[/g, '$&...standIns(notesClientPlugin), ');
  edit(client, /^/, "import { standIns } from '#core/testing/stand-ins.ts';\n");
  for (const file of globSync(join(projectRoot, FIXTURES, '*.txt'))) {
    const name = basename(file, '.txt');
    writeFileSync(join(folder, name.endsWith('.tsx') ? 'client' : 'server', name), readFileSync(file));
  }
}

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${file} no longer has ${String(from)}`);
  writeFileSync(file, edited);
}
