import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../checks/command.ts';

// Sources, declarations, maps and documents, which no program reads.
const UNREAD = /\.(?:map|ts|mts|cts|tsx|flow|md|markdown|cc|cpp|h|tsbuildinfo)$/i;
const LICENCE = /^(?:licen[cs]e|copying|notice|copyright)/i;

/** What the server reads of large packages: of `pdfjs-dist` also the maps of Asian characters. The other files are for browsers. */
const READ_ONLY: Readonly<Record<string, RegExp>> = {
  'pdfjs-dist': /^(?:package\.json|legacy\/build\/pdf(?:\.worker)?\.mjs|cmaps\/[\w-]+\.bcmap)$/,
};

/** The files of an installed package that a running server needs, relative to the project, in order. */
export function filesOfPackage(name: string, place: string): readonly string[] {
  const isRead = READ_ONLY[name] ?? { test: (file: string) => !UNREAD.test(file) };
  return filesBelow(join(projectRoot, place))
    .map((file) => relative(join(projectRoot, place), file))
    .filter((file) => isRead.test(file) || isLicence(file))
    .map((file) => join(place, file))
    .sort();
}

/** Whether the file has the text of a licence. */
export function isLicence(file: string): boolean {
  return LICENCE.test(file.split('/').at(-1) ?? '') && !/\.m?js$/.test(file);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // Packages in packages are listed themselves.
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(path);
    // The embedded PostgreSQL finds its libraries through links. They are copied as files.
    return statSync(path).isFile() ? [path] : [];
  });
}
