// Starts the server or runs a command of it. Plain JavaScript, because it explains to any Node what is missing.
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const OLDEST_NODE = 24;

/**
 * Commands with a program of their own. All others are those of the core and of the plugins.
 *
 * @type {Readonly<Record<string, { program: string, summary: string }>>}
 */
const PROGRAMS = {
  start: { program: 'src/core/server/app/main.ts', summary: 'Starts the server.' },
  'migrate-down': { program: 'scripts/migrate-down.ts', summary: 'Takes back changes of the database, to go back to an older version.' },
  'secret-accept': { program: 'scripts/secret-accept.ts', summary: 'Accepts a new secret key after the former one was lost.' },
};

const [name = '--help', ...args] = process.argv.slice(2);
const own = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`Trellis needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
process.env.TRELLIS_LAUNCHER ??= './trellis';
// What is written into the data folder is for its own account alone.
process.umask(0o077);
// Node keeps compiled sources for each user, so that later starts are faster. Only the server makes the data folder.
const dataDir = resolve(import.meta.dirname, process.env.DATA_DIR ?? '.data');
if (existsSync(dataDir)) process.env.NODE_COMPILE_CACHE ??= join(dataDir, 'compiled');
if (process.env.NODE_COMPILE_CACHE !== undefined) module.enableCompileCache(process.env.NODE_COMPILE_CACHE);

// The archive has the sources without types. Node would look for types in each file.
module.registerHooks({ load: (url, context, load) => load(url, url.endsWith('.ts') ? { ...context, format: 'module' } : context) });

if (name === '--help') {
  for (const [each, { summary }] of Object.entries(PROGRAMS)) console.log(`./trellis ${each.padEnd(13)}  ${summary}`);
}
const program = join(import.meta.dirname, own?.program ?? 'scripts/command.ts');
process.argv = [process.execPath, program, ...(own === undefined ? [name, ...args] : args)];
await import(pathToFileURL(program).href);
