/** A script that counts its own checks and prints the tally in its last line. */
export interface CheckScript {
  readonly name: string;
  /** The command, without Node where it is a script of Node. */
  readonly command: readonly string[];
  /** A change of these files selects it. */
  readonly sources: readonly RegExp[];
}

const SETUP = /^(package(-lock)?\.json|\.npmrc|scripts\/(setup|build|webpack)\/|scripts\/(start|test|bootstrap)\.|webpack\.config\.ts)/;
const QUEUE = /^src\/core\/server\/(queue|db)\//;
const FILES = /^src\/core\/server\/files\//;
const IMPORTS = /^src\/(plugins\/imports\/server|core\/server\/(spreadsheets|children))\//;
const MIGRATIONS = /\/migrations\//;

export const CHECK_SCRIPTS: readonly CheckScript[] = [
  {
    name: 'Plugins fresh from the generator',
    command: ['tests/new-plugin.ts'],
    sources: [/^scripts\/(new-plugin|plugin-remove|plugins)/, /^tests\/new-plugin/],
  },
  { name: 'A fresh clone', command: ['bash', 'tests/fresh-clone.sh'], sources: [SETUP, /^tests\/fresh-clone/] },
  {
    name: 'A release',
    command: ['tests/release/run.ts'],
    sources: [/^scripts\/release/, /^tests\/(release|rolling-restart)\//, /^deploy\//, MIGRATIONS],
  },
  { name: 'Crashes', command: ['tests/crash/run.ts', '6'], sources: [QUEUE, FILES, /^tests\/crash\/[^/]+$/] },
  { name: 'Crashes of servers that run jobs', command: ['tests/crash/queue/run.ts'], sources: [QUEUE, /^tests\/crash\/queue\//] },
  {
    name: 'Crashes of servers that tell notices',
    command: ['tests/crash/notices/run.ts'],
    sources: [QUEUE, /^src\/core\/server\/(notices|mail)\//, /^tests\/crash\/notices\//],
  },
  {
    name: 'Crashes of servers that import',
    command: ['tests/crash/imports/run.ts'],
    sources: [IMPORTS, /^tests\/crash\/imports\//],
  },
  {
    name: 'A large import',
    command: ['tests/large-import/run.ts'],
    sources: [IMPORTS, /^src\/plugins\/job-import\/server\//, /^tests\/large-import\//],
  },
  {
    name: 'Planted faults',
    command: ['tests/checks/run.ts'],
    sources: [/^tests\/checks\//, /^scripts\/checks\/(plan|catalogue)\//],
  },
];
