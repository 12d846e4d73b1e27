import { installed } from './command.ts';

/** A check that does not run the product. It exits with code 0 or fails. */
export interface StaticTool {
  readonly name: string;
  /** The arguments of Node. */
  readonly command: readonly string[];
}

/** The folder in which the compiler keeps what it found, so that the next run checks only the files that a change affects. */
export const FOUND_TYPES = '.cache/types';

export const TEXTS = 'Texts';

const ROOMS = ['contract', 'client', 'worker', 'server', 'tests'];

export const STATIC_TOOLS: readonly StaticTool[] = [
  { name: 'Format and lint', command: [installed('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  ...ROOMS.map((room) => ({ name: `Types: ${room}`, command: typesOf(room) })),
  {
    name: 'Import rules',
    command: [installed('dependency-cruiser/bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.js', 'src'],
  },
  { name: 'Unused code', command: [installed('knip/bin/knip.js'), '--no-progress'] },
  { name: 'Frame of mails', command: ['scripts/mail-frame.ts', '--check'] },
  { name: 'Reference', command: ['scripts/docs-reference.ts', '--check'] },
  { name: TEXTS, command: ['scripts/check-texts.ts'] },
  { name: 'Quarantine', command: ['scripts/check-quarantine.ts'] },
];

/** These tools, where the check of texts demands every language. */
export function withReleaseTexts(tools: readonly StaticTool[]): readonly StaticTool[] {
  return tools.map(({ name, command }) => ({ name, command: name === TEXTS ? [...command, '--release'] : command }));
}

function typesOf(room: string): string[] {
  return typesIn(`tsconfig.${room}.json`, `${FOUND_TYPES}/${room}.tsbuildinfo`);
}

/** The command that checks the types of a configuration, and keeps in a file what it found. */
export function typesIn(config: string, found: string): string[] {
  // Two tools run at the same time. Each checker computes the types of the libraries again.
  return [installed('typescript-7/bin/tsc'), '--checkers', '1', '-p', config, '--incremental', '--tsBuildInfoFile', found];
}
