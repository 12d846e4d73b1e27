import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from './command.ts';
import { FOUND_TYPES, type StaticTool, TEXTS, typesIn } from './static-tools.ts';

const FOLDER = '.cache/check';

/** What only the check of the whole project finds. */
export const LEFT_OUT = [
  'what other plugins and the tests in tests/ use of this one',
  'parts of the browser that the server half uses, and parts of Node that the client half uses',
  'the quarantine',
] as const;

/**
 * The static tools for the files of one plugin. Its types are checked in one program, as those of the tests are, because its two halves would
 * each load most of the core.
 */
export function pluginTools(root: string, plugin: string): readonly StaticTool[] {
  const folder = `src/plugins/${plugin}`;
  return [
    { name: 'Format and lint', command: [installed('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', folder] },
    { name: 'Types', command: typesIn(configFor(root, plugin), foundBefore(root, plugin)) },
    {
      name: 'Import rules',
      command: [installed('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.js', folder],
    },
    { name: 'Unused code', command: ['scripts/check-unused.ts', plugin] },
    { name: 'Reference', command: ['scripts/docs-reference.ts', '--check'] },
    { name: TEXTS, command: ['scripts/check-texts.ts', plugin] },
  ];
}

/** Writes the configuration of the compiler for the files of the plugin. */
function configFor(root: string, plugin: string): string {
  const path = join(FOLDER, `${plugin}.json`);
  const up = '../..';
  const include = [
    `${up}/src/plugins/${plugin}/**/*`,
    `${up}/src/core/testing/client-matchers.ts`,
    `${up}/src/core/client/app/stylesheets.d.ts`,
  ];
  mkdirSync(join(root, FOLDER), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify({ extends: `${up}/tsconfig.tests.json`, include, exclude: [] }));
  return path;
}

/** The file in which the compiler keeps what it found. It begins with what the check of the whole project found. */
function foundBefore(root: string, plugin: string): string {
  const file = `${FOUND_TYPES}/plugin-${plugin}.tsbuildinfo`;
  const whole = join(root, FOUND_TYPES, 'tests.tsbuildinfo');
  if (!existsSync(join(root, file)) && existsSync(whole)) copyFileSync(whole, join(root, file));
  return file;
}
