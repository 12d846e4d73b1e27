import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot } from '../checks/command.ts';

/** The programs that the archive starts. */
const PROGRAMS = ['src/core/server/app/main.ts', 'scripts/command.ts', 'scripts/migrate-down.ts', 'scripts/secret-accept.ts'];

// The rooms that run on the server. Child processes start some files by their path, so all of each room belong to it.
const ROOMS = ['src/core/{contract,server}/**/*', 'src/plugins/*/{contract,server}/**/*', 'src/plugins/index.server.ts'];
const ONLY_FOR_TESTS = /\.test\.ts$|\/testing\//;

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm;

/** The files of the server and of its commands, relative to the project, in order. */
export function serverSources(): readonly string[] {
  const rooms = globSync(ROOMS, { cwd: projectRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(projectRoot, posix.join(entry.parentPath, entry.name)))
    .filter((file) => !ONLY_FOR_TESTS.test(file));
  const all = new Set([...rooms, ...PROGRAMS]);
  // Iterating over a set also visits files added during the loop.
  for (const file of all) {
    for (const name of importsOf(file).filter((each) => each.startsWith('.'))) all.add(posix.join(posix.dirname(file), name));
  }
  return [...all].sort();
}

/** The packages that the files import at run time. */
export function packagesOf(files: readonly string[]): readonly string[] {
  const names = files.flatMap(importsOf).filter((name) => !/^(?:\.|#|node:)/.test(name));
  return [...new Set(names.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')))].sort();
}

function importsOf(file: string): string[] {
  if (!/\.m?[jt]s$/.test(file)) return [];
  const text = readFileSync(join(projectRoot, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, from = '', dynamic = '']) => from || dynamic);
}
