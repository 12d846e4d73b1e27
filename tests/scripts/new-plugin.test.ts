import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createPlugin } from '../../scripts/new-plugin/create-plugin.ts';
import { pluginName } from '../../scripts/new-plugin/plugin-name.ts';

describe('A plugin name', () => {
  test('has a form for each place it stands in', () => {
    expect(pluginName('saved-searches')).toEqual({
      kebab: 'saved-searches',
      camel: 'savedSearches',
      pascal: 'SavedSearches',
      snake: 'saved_searches',
      words: 'Saved searches',
    });
  });

  test.each(['', 'Notes', 'two words', '../jobs', 'a--b', '-a', 'a-', '1st', 'core', 'x'.repeat(41)])('cannot be "%s"', (name) => {
    expect(() => pluginName(name)).toThrow(/plugin/);
  });
});

describe('A new plugin', () => {
  let root = '';
  const list = (half: string): string => readFileSync(join(root, `src/plugins/index.${half}.ts`), 'utf8').replace(/\s+/g, ' ');

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'trellis-new-plugin-'));
    cpSync(resolve(__dirname, '../../scripts/new-plugin/template'), join(root, 'scripts/new-plugin/template'), { recursive: true });
    mkdirSync(join(root, 'src/plugins'), { recursive: true });
    writeFileSync(join(root, 'src/plugins/index.client.ts'), 'export const clientPlugins: readonly ClientPlugin[] = [];\n');
    writeFileSync(
      join(root, 'src/plugins/index.server.ts'),
      'export const serverPlugins: readonly ServerPlugin[] = [\n  aServerPlugin,\n];\n',
    );
    mkdirSync(join(root, 'tests/e2e/screens'), { recursive: true });
    writeFileSync(join(root, 'tests/e2e/screens/screens.ts'), 'export const SCREENS: readonly Screen[] = [\n];\n');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('is looked at in the screen tests', () => {
    createPlugin(root, 'saved-searches');
    const screens = readFileSync(join(root, 'tests/e2e/screens/screens.ts'), 'utf8');
    expect(screens).toContain("= [\n  { name: 'saved-searches', who: 'candidate', route: '/admin/saved-searches' },\n]");
  });

  test('has files of its own name only', () => {
    const files = createPlugin(root, 'saved-searches');
    const written = files.map((file) => `${file}\n${readFileSync(file, 'utf8')}`).join('\n');
    expect(written).not.toMatch(/sample.?plugin/i);
    expect(readdirSync(join(root, 'src/plugins/saved-searches')).sort()).toEqual(['client', 'contract', 'server']);
  });

  test('is in both lists, after those that were there', () => {
    createPlugin(root, 'notes');
    createPlugin(root, 'saved-searches');
    expect(list('client')).toContain('= [notesClientPlugin,savedSearchesClientPlugin]');
    expect(list('server')).toContain('= [ aServerPlugin,notesServerPlugin,savedSearchesServerPlugin]');
    expect(list('server')).toContain(`import { notesServerPlugin } from './notes/server/notes.server-plugin.ts';`);
  });

  test('never takes the place of another', () => {
    createPlugin(root, 'notes');
    const before = list('client');
    expect(() => createPlugin(root, 'notes')).toThrow('There is a plugin "notes" already.');
    expect(list('client')).toBe(before);
  });
});
