import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The cells of a file of this folder, line by line, without its last empty line. */
export function rowsOf(name: string): readonly (readonly string[])[] {
  const text = readFileSync(path.join(import.meta.dirname, name), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}
