import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = resolve(import.meta.dirname, 'faults');

/** A small mistake in the product, as a patch, and what finds it. */
export interface PlantedFault {
  readonly name: string;
  /** What is wrong, as a sentence. */
  readonly fault: string;
  /** The checks that find it, the most specific one first: paths of tests, `screen NAME`, or names of checks. */
  readonly foundBy: readonly string[];
  /** The files that the patch changes, relative to the root of the project. */
  readonly changed: readonly string[];
  /** The path of the patch. */
  readonly patch: string;
}

/**
 * All planted faults, sorted by name.
 *
 * @throws Error naming the patch that lacks a line
 */
export function readFaults(folder = FOLDER): readonly PlantedFault[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.patch'));
  return files.sort().map((file) => faultIn(join(folder, file), file));
}

function faultIn(patch: string, file: string): PlantedFault {
  const [head = '', diff = ''] = halves(readFileSync(patch, 'utf8'));
  const [fault] = valuesOf(head, 'Fault');
  const foundBy = valuesOf(head, 'Found by');
  const changed = [...diff.matchAll(/^diff --git a\/(\S+) b\/\S+$/gm)].map(([, path = '']) => path);
  if (fault === undefined) throw new Error(`${file} has no line "Fault: ...".`);
  if (foundBy.length === 0) throw new Error(`${file} has no line "Found by: ...".`);
  if (changed.length === 0) throw new Error(`${file} has no line "diff --git ..." after an empty line.`);
  return { name: file.replace(/\.patch$/, ''), fault, foundBy, changed, patch };
}

/** The lines before the first empty line, and the lines after it. */
function halves(text: string): [head: string, diff: string] {
  const end = text.indexOf('\n\n');
  return end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end + 2)];
}

function valuesOf(head: string, name: string): readonly string[] {
  return head.split('\n').flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2).trim()] : []));
}
