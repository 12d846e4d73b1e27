import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** A program that runs in a process of its own, with limits and few rights. */
export interface ChildProgram {
  readonly file: string;
  /** The folders and files of the program. */
  readonly reads: readonly string[];
  /** The packages that it reads. */
  readonly packages: readonly string[];
  readonly heapMib: number;
  /** Most seconds of processor time. */
  readonly seconds: number;
  /**
   * Present for a program with native code, which may do what the system allows. `dataMib` limits its memory outside of the heap too, of
   * which Node reserves 512 MiB for itself.
   */
  readonly native?: { readonly dataMib: number };
}

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

const SHELL = '/bin/sh';

/** Sets the limit of processor time to the first argument in seconds, and becomes the program of the others. */
const LIMITED = 'ulimit -t "$0" && exec "$@"';

/** The same, with the limit of memory to the second argument in KiB. */
const LIMITED_MEMORY = 'ulimit -t "$0" && ulimit -d "$1" && shift && exec "$@"';

/**
 * The command that starts the program. Where there is a shell, the system ends it at its limit of processor time: it may hang in a loop
 * when the server is killed, and only the server could end it then.
 */
export function childCommand(program: ChildProgram, ...args: readonly string[]): Command {
  const { seconds, native } = program;
  const node: Command = [process.execPath, ...childRights(program), program.file, ...args];
  if (!existsSync(SHELL)) return node;
  if (native === undefined) return [SHELL, '-c', LIMITED, String(seconds), ...node];
  return [SHELL, '-c', LIMITED_MEMORY, String(seconds), String(native.dataMib * 1024), ...node];
}

/**
 * The options of Node for the program. It may read its own files and packages, and nothing else: no other file, no process, no worker, no
 * native code but that of a `native` program (https://nodejs.org/docs/latest-v24.x/api/permissions.html).
 */
export function childRights({ reads, packages, heapMib, native }: ChildProgram): readonly string[] {
  const found = packages.map((name) => packageFolder(name));
  const places = [...reads, ...found].flatMap((place) => [place, realpathSync(place)]);
  // Node can only follow a linked folder of packages that may be read as a whole. It finds such a place only if it comes before those below.
  const links = found.map((folder) => path.dirname(folder)).filter((folder) => lstatSync(folder).isSymbolicLink());
  const readable = new Set([...links, ...places.map((place) => (statSync(place).isDirectory() ? place + path.sep : place))]);
  const rights = [...readable].map((place) => `--allow-fs-read=${place}`);
  return ['--permission', ...rights, ...(native ? ['--allow-addons'] : []), `--max-old-space-size=${heapMib}`];
}

/** Where the program finds a package, as Node searches for it: in this folder, then in those above. */
function packageFolder(name: string): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
    if (folder === path.dirname(folder)) throw new Error(`The package ${name} is not installed`);
  }
}
