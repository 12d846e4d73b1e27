import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const projectRoot = resolve(__dirname, '../../..');

export function read(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

/** All files below a folder of the project, as sorted paths relative to the root, with forward slashes. */
export function filesBelow(folder: string): string[] {
  const entries = readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(projectRoot.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

const TESTS = /\.test\.tsx?$|^src\/plugins\/[^/]+\/(e2e\/|screens\.ts$)/;

/** All TypeScript files below a folder, with tests by default. */
export function typescriptBelow(folder: string, { tests = true } = {}): string[] {
  return filesBelow(folder).filter((path) => /\.tsx?$/.test(path) && (tests || !TESTS.test(path)));
}

/** The sorted names of the plugins' folders. */
export function pluginFolders(): string[] {
  const entries = readdirSync(join(projectRoot, 'src/plugins'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
