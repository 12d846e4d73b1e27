import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { createPlugin } from '../../scripts/new-plugin/create-plugin.ts';
import { pluginName } from '../../scripts/new-plugin/plugin-name.ts';
import { askForTitles, titlesOf, untranslated } from '../../scripts/new-plugin/titles.ts';

test('A plugin name has a form for each use', () => {
  expect(pluginName('saved-searches')).toEqual({
    kebab: 'saved-searches',
    camel: 'savedSearches',
    pascal: 'SavedSearches',
    snake: 'saved_searches',
    words: 'Saved searches',
  });
});

test.each([
  ['', 'kebab-case'],
  ['Notes', 'kebab-case'],
  ['two words', 'kebab-case'],
  ['../jobs', 'kebab-case'],
  ['a--b', 'kebab-case'],
  ['-a', 'kebab-case'],
  ['a-', 'kebab-case'],
  ['1st', 'kebab-case'],
  ['core', '"core" is the name of the part that every plugin builds on'],
  ['index', '"index" is the name of a part of every plugin or of their lists'],
  ['client', '"client" is the name of a part of every plugin or of their lists'],
  ['server', '"server" is the name of a part of every plugin or of their lists'],
  ['plugin', '"plugin" is the name of a part of every plugin or of their lists'],
  ['contract', '"contract" is the name of a part of every plugin or of their lists'],
  ['testing', '"testing" is the name of a part of every plugin or of their lists'],
  ['e2e', '"e2e" is the name of a part of every plugin or of their lists'],
  ['constructor', '"constructor" is a field of every JavaScript object'],
  ['x'.repeat(41), 'at most 40 characters'],
])('A plugin name cannot be "%s"', (name, reason) => {
  expect(() => pluginName(name)).toThrow(reason);
});

// `class` alone is not a valid constant name, `classRoutes` is. The template must never use the name alone.
test('A plugin name may be a reserved word of JavaScript, since no constant or type has the name alone', () => {
  const template = resolve(__dirname, '../../scripts/new-plugin/template');
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  expect(texts.join('\n')).toContain('samplePluginRoutes');
  expect(texts.filter((text) => /\b(samplePlugin|SamplePlugin|sample_plugin)\b/.test(text))).toEqual([]);
});

describe('The titles of a page', () => {
  test('are the given ones, and English where none was given', () => {
    const titles = titlesOf({ en: ' My "notes" ', de: 'Notizen', fa: 'My "notes"', he: '' }, 'Notes');
    expect(titles).toEqual({ en: 'My "notes"', translated: { de: 'Notizen' } });
    expect(untranslated(titles)).toEqual(['العربية', 'فارسی', 'עברית']);
  });

  test('are derived from the name when none was given', () => {
    expect(titlesOf({}, 'Saved searches').en).toBe('Saved searches');
  });

  test('are requested in each language', async () => {
    const questions: string[] = [];
    const answers = ['Garden', '', 'Garten', ' ', 'גן'];
    const ask = (question: string): Promise<string> => Promise.resolve(answers[questions.push(question) - 1] ?? '');
    expect(await askForTitles(ask, 'Notes')).toEqual({ en: 'Garden', translated: { de: 'Garten', he: 'גן' } });
    expect(questions[0]).toBe('Title of its page, in English [Notes]: ');
    expect(questions[2]).toBe('Title in Deutsch (de) [Garden]: ');
    expect(questions).toHaveLength(5);
  });

  test.each([' ', 'x'.repeat(61), 'two\nlines', '{{name}}'])('cannot be %j', (en) => {
    expect(() => titlesOf({ en }, 'Notes')).toThrow('title');
  });
});

describe('A new plugin', () => {
  let root = '';
  const list = (half: string): string => readFileSync(join(root, `src/plugins/index.${half}.ts`), 'utf8').replace(/\s+/g, ' ');

  beforeEach(() => {
    root = testFolder();
    cpSync(resolve(__dirname, '../../scripts/new-plugin/template'), join(root, 'scripts/new-plugin/template'), { recursive: true });
    mkdirSync(join(root, 'src/plugins'), { recursive: true });
    // The contract of one plugin is loaded when the next one is created.
    cpSync(resolve(__dirname, '../../package.json'), join(root, 'package.json'));
    symlinkSync(resolve(__dirname, '../../src/core'), join(root, 'src/core'));
    writeFileSync(join(root, 'src/plugins/index.client.ts'), 'export const clientPlugins: readonly ClientPlugin[] = [];\n');
    writeFileSync(
      join(root, 'src/plugins/index.server.ts'),
      'export const serverPlugins: readonly ServerPlugin[] = [\n  aServerPlugin,\n];\n',
    );
  });

  const create = (name: string, titles = titlesOf({}, name)): Promise<string[]> => createPlugin(root, name, titles);
  const texts = (language: string): { nav: { title: string } } =>
    JSON.parse(readFileSync(join(root, `src/plugins/notes/client/locales/${language}.json`), 'utf8'));
  const same = (): string => join(root, 'src/plugins/notes/client/same-as-english.json');

  test('has its title in the given languages, and lists the others', async () => {
    await create('notes', titlesOf({ en: 'My "notes"', de: 'Notizen' }, 'Notes'));
    expect(['en', 'de', 'ar'].map((language) => texts(language).nav.title)).toEqual(['My "notes"', 'Notizen', 'My "notes"']);
    expect(JSON.parse(readFileSync(same(), 'utf8'))).toMatchObject([{ key: 'nav.title', languages: ['ar', 'fa', 'he'] }]);
  });

  test('lists no language when all were given', async () => {
    await create('notes', titlesOf({ en: 'Notes', ar: 'ملاحظات', de: 'Notizen', fa: 'یادداشت‌ها', he: 'הערות' }, 'Notes'));
    expect(existsSync(same())).toBe(false);
  });

  test('has only files of its own name', async () => {
    const files = await create('saved-searches');
    const written = files.map((file) => `${file}\n${readFileSync(file, 'utf8')}`).join('\n');
    expect(written).not.toMatch(/sample.?plugin/i);
    expect(readdirSync(join(root, 'src/plugins/saved-searches')).sort()).toEqual(['client', 'contract', 'e2e', 'screens.ts', 'server']);
  });

  test('is added to both lists, after the existing entries', async () => {
    await create('notes');
    await create('saved-searches');
    expect(list('client')).toContain('= [notesClientPlugin,savedSearchesClientPlugin]');
    expect(list('server')).toContain('= [ aServerPlugin,notesServerPlugin,savedSearchesServerPlugin]');
    expect(list('server')).toContain(`import { notesServerPlugin } from './notes/server/notes.server-plugin.ts';`);
  });

  describe('is refused', () => {
    const declare = (file: string, text: string): void => {
      mkdirSync(join(root, 'src/plugins/garden/contract'), { recursive: true });
      writeFileSync(join(root, 'src/plugins/garden/contract', file), text);
    };

    test('in place of another plugin', async () => {
      await create('notes');
      const before = list('client');
      await expect(create('notes')).rejects.toThrow('There is a plugin "notes" already.');
      expect(list('client')).toBe(before);
    });

    test.each([
      ['notes', '/admin/notes'],
      ['notes', '/admin/:place'],
    ])('as %s when a page has the address %s', async (name, path) => {
      declare('routes.ts', `export const gardenRoutes = { list: { id: 'garden.list', path: '${path}' } };`);
      await expect(create(name)).rejects.toThrow(
        `"${name}" cannot be used: "garden.list" of the plugin "garden" has the address /admin/${name} already.`,
      );
      expect(existsSync(join(root, 'src/plugins/notes'))).toBe(false);
    });

    test('when a call has its address', async () => {
      declare('plant-endpoints.ts', `export const list = { id: 'garden.list-plants', method: 'POST', path: '/plants' };`);
      declare('routes.ts', `export const gardenRoutes = { list: { id: 'garden.list', path: '/admin/plants/:id' } };`);
      await expect(create('plants')).rejects.toThrow(
        '"plants" cannot be used: "garden.list-plants" of the plugin "garden" has the address /api/plants already.',
      );
    });

    test('when a call of the core has its address', async () => {
      await expect(create('me')).rejects.toThrow('"me" cannot be used: the call "core.me" has the address /api/me already.');
    });

    test('when git would ignore its folder', async () => {
      writeFileSync(join(root, '.gitignore'), 'dist/\ncoverage/\n');
      await expect(create('coverage')).rejects.toThrow('"coverage" is the name of a folder that .gitignore leaves out');
    });
  });
});
