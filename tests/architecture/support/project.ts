import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of the clone. */
export const projectRoot = resolve(__dirname, '../../..');

/** Text of a file of the project. */
export function read(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

/** All files below a folder of the project, as paths from its root with forward slashes, in order. */
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

/** All TypeScript below a folder; tests too unless left out. */
export function typescriptBelow(folder: string, { tests = true } = {}): string[] {
  return filesBelow(folder).filter((path) => /\.tsx?$/.test(path) && (tests || !TESTS.test(path)));
}

/** Names of the plugins' folders, in order. */
export function pluginFolders(): string[] {
  const entries = readdirSync(join(projectRoot, 'src/plugins'), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
