import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { CHECK_USAGE, readCheckOptions } from '../../scripts/checks/check-options.ts';
import { pluginNames } from '../../scripts/checks/plugin-names.ts';
import { pluginTools } from '../../scripts/checks/plugin-tools.ts';
import { STATIC_TOOLS, withReleaseTexts } from '../../scripts/checks/static-tools.ts';
import { jestArguments } from '../../scripts/checks/unit-tests.ts';
import { unusedLines } from '../../scripts/checks/unused-lines.ts';

const PLUGINS = ['garden', 'shed'];

describe('The options of `npm run check`', () => {
  test.each([
    [[], { plugin: undefined, write: false, release: false }],
    [['garden'], { plugin: 'garden', write: false, release: false }],
    [['--release', 'shed', '--write'], { plugin: 'shed', write: true, release: true }],
  ])('%j are accepted', (args, options) => {
    expect(readCheckOptions(args, PLUGINS)).toEqual(options);
  });

  test.each([
    [['pond'], 'There is no plugin "pond". The plugins are garden, shed.'],
    [['../core'], 'There is no plugin "../core".'],
    [['garden', 'shed'], CHECK_USAGE],
    [['--wirte'], CHECK_USAGE],
    [['--write=yes'], CHECK_USAGE],
  ])('%j are refused with a sentence', (args, sentence) => {
    expect(readCheckOptions(args, PLUGINS)).toContain(sentence);
  });
});

describe('The arguments of `npm run test:unit`', () => {
  test('run the tests in the folder of a plugin, and say which are left out', () => {
    expect(jestArguments(['garden', '--maxWorkers=1'], PLUGINS)).toEqual({
      args: ['src/plugins/garden/', '--maxWorkers=1'],
      note: expect.stringContaining('Left out: the tests of other plugins'),
    });
  });

  test.each([[[]], [['src/core/client']], [['gard']], [['--watch', 'garden']]])('go to Jest as they are: %j', (args) => {
    expect(jestArguments(args, PLUGINS)).toEqual({ args });
  });
});

describe('The tools for one plugin', () => {
  let root = '';
  beforeEach(() => {
    root = testFolder();
    mkdirSync(join(root, 'src/plugins/garden/client'), { recursive: true });
    mkdirSync(join(root, 'src/plugins/pond'), { recursive: true });
  });

  test('have the names of those for the whole project, with one check of types', () => {
    const names = pluginTools(root, 'garden').map(({ name }) => name);
    const whole = STATIC_TOOLS.map(({ name }) => name.replace(/^Types: .+/, 'Types')).filter(
      (name) => !['Quarantine', 'Frame of mails'].includes(name),
    );
    expect(names).toEqual([...new Set(whole)]);
  });

  test('compile the files of the plugin, with what the check of the whole project found', () => {
    mkdirSync(join(root, '.cache/types'), { recursive: true });
    writeFileSync(join(root, '.cache/types/tests.tsbuildinfo'), '{"found":1}');
    const types = pluginTools(root, 'garden').find(({ name }) => name === 'Types')?.command ?? [];
    expect(types.slice(types.indexOf('-p'), types.indexOf('-p') + 2)).toEqual(['-p', '.cache/check/garden.json']);
    const config = JSON.parse(readFileSync(join(root, '.cache/check/garden.json'), 'utf8'));
    expect(config).toMatchObject({
      extends: '../../tsconfig.tests.json',
      include: expect.arrayContaining(['../../src/plugins/garden/**/*']),
    });
    expect(readFileSync(join(root, String(types.at(-1))), 'utf8')).toBe('{"found":1}');
  });

  test('demand the texts of every language only for a release', () => {
    const commands = (tools: typeof STATIC_TOOLS) => tools.filter(({ command }) => command.includes('--release')).map(({ name }) => name);
    expect(commands(pluginTools(root, 'garden'))).toEqual([]);
    expect(commands(withReleaseTexts(pluginTools(root, 'garden')))).toEqual(['Texts']);
    expect(commands(withReleaseTexts(STATIC_TOOLS))).toEqual(['Texts']);
  });

  test('exist for the folders that have a part of a plugin', () => {
    expect(pluginNames(root)).toEqual(['garden']);
  });
});

describe('The unused code of one plugin', () => {
  const report = JSON.stringify({
    issues: [
      {
        file: 'src/plugins/garden/contract/beds.ts',
        exports: [{ name: 'BEDS', line: 3, col: 14 }],
        types: [{ name: 'Bed', line: 5 }],
        files: [],
      },
      { file: 'src/plugins/garden/client/old.ts', exports: [], files: [{ name: 'src/plugins/garden/client/old.ts' }] },
      { file: 'src/plugins/garden-shed/contract/tools.ts', exports: [{ name: 'TOOLS', line: 1 }] },
    ],
  });

  test('has a line for each finding in its folder', () => {
    expect(unusedLines(report, 'src/plugins/garden/')).toEqual([
      'src/plugins/garden/contract/beds.ts:3: "BEDS" (exports)',
      'src/plugins/garden/contract/beds.ts:5: "Bed" (types)',
      'src/plugins/garden/client/old.ts: nothing uses this file',
    ]);
  });

  test('is not taken for none when the tool failed', () => {
    expect(() => unusedLines('Error: no configuration', 'src/plugins/garden/')).toThrow('Knip wrote no report:\nError: no configuration');
  });
});
