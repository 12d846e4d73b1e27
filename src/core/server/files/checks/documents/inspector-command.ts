import { existsSync, lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { INSPECTION_LIMIT_MS } from './inspection.ts';

/** Heap of an inspector in MiB. The whole process takes about 140 MiB for an ordinary PDF of 36 pages. */
const HEAP_MIB = 512;

const SHELL = '/bin/sh';

/** Sets the limit of processor time to the first argument in seconds, and becomes the program of the others. */
const LIMITED = 'ulimit -t "$0" && exec "$@"';

/** The program of each kind of document, and the packages that it reads. */
const INSPECTORS = {
  pdf: { program: 'pdf/pdf-inspector.ts', packages: ['pdfjs-dist'] },
  docx: { program: 'archive/archive-inspector.ts', packages: ['yauzl', 'pend'] },
  odt: { program: 'archive/archive-inspector.ts', packages: ['yauzl', 'pend'] },
};

export type InspectedKind = keyof typeof INSPECTORS;

/** A program and its arguments. */
type Command = readonly [program: string, ...args: string[]];

/**
 * The command that starts the inspector of the kind. Where there is a shell, the system ends it after 20 seconds of processor time: it may
 * hang in a loop when the server is killed, and only the server could end it then.
 */
export function inspectorCommand(kind: InspectedKind, argument: string): Command {
  const node: Command = [process.execPath, ...rightsOf(kind), path.join(import.meta.dirname, INSPECTORS[kind].program), argument];
  return existsSync(SHELL) ? [SHELL, '-c', LIMITED, String(INSPECTION_LIMIT_MS / 1000), ...node] : node;
}

/**
 * The options of Node for an inspector. It may read the files of its program, and nothing else: no other file, no process, no worker, no
 * native code (https://nodejs.org/docs/latest-v24.x/api/permissions.html).
 */
export function rightsOf(kind: InspectedKind): readonly string[] {
  const packages = INSPECTORS[kind].packages.map((name) => packageFolder(name));
  const folders = [import.meta.dirname, ...packages].flatMap((folder) => [folder, realpathSync(folder)]);
  // Node can only follow a linked folder of packages that may be read as a whole. It finds such a place only if it comes before those below.
  const links = packages.map((folder) => path.dirname(folder)).filter((folder) => lstatSync(folder).isSymbolicLink());
  const readable = new Set([...links, ...folders.map((folder) => folder + path.sep)]);
  return ['--permission', ...[...readable].map((place) => `--allow-fs-read=${place}`), `--max-old-space-size=${HEAP_MIB}`];
}

/** Where the inspectors find a package, as Node searches for it: in this folder, then in those above. */
function packageFolder(name: string): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder)) throw new Error(`The package ${name} is not installed`);
  }
}
