import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

// All inputs of a client build. The lock file stands for the libraries.
const PLACES = [
  'src',
  'public',
  'scripts/webpack',
  'scripts/build',
  'webpack.config.ts',
  'tsconfig.json',
  'tsconfig.client.json',
  'tsconfig.worker.json',
  'package-lock.json',
];

/** One hash over the names and contents of all inputs. */
export async function hashInputs(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const place of PLACES) {
    for (const file of await filesOf(root, place)) {
      hash
        .update(`${file}\0`)
        .update(await readFile(join(root, file)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesOf(root: string, place: string): Promise<string[]> {
  if (/\.[a-z]+$/.test(place)) return [place];
  const entries = await readdir(join(root, place), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .filter(isInput)
    .sort();
}

function isInput(file: string): boolean {
  return !/\.test\.tsx?$/.test(file) && !/^src\/(core\/(server|testing)\/|plugins\/[^/]+\/(server\/|e2e\/|screens\.ts$))/.test(file);
}
