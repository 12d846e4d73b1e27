import { installed } from './command.ts';

/** A check that does not run the product. It exits with code 0 or fails. */
export interface StaticTool {
  readonly name: string;
  /** The arguments of Node. */
  readonly command: readonly string[];
}

/** The folder in which the compiler keeps what it found, so that the next run checks only the files that a change affects. */
export const FOUND_TYPES = '.cache/types';

const ROOMS = ['contract', 'client', 'worker', 'server', 'tests'];

export const STATIC_TOOLS: readonly StaticTool[] = [
  { name: 'Format and lint', command: [installed('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  ...ROOMS.map((room) => ({ name: `Types: ${room}`, command: typesOf(room) })),
  {
    name: 'Import rules',
    command: [installed('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.js', 'src'],
  },
  { name: 'Unused code', command: [installed('knip/bin/knip.js'), '--no-progress'] },
  { name: 'Reference', command: ['scripts/docs-reference.ts', '--check'] },
  { name: 'Texts', command: ['scripts/check-texts.ts'] },
  { name: 'Quarantine', command: ['scripts/check-quarantine.ts'] },
];

function typesOf(room: string): string[] {
  const found = ['--incremental', '--tsBuildInfoFile', `${FOUND_TYPES}/${room}.tsbuildinfo`];
  // Two tools run at the same time. Each checker computes the types of the libraries again.
  return [installed('typescript-7/bin/tsc'), '--checkers', '1', '-p', `tsconfig.${room}.json`, ...found];
}
