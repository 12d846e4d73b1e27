import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

const WANTED_MAJOR = 24;

/**
 * Whether a Node of this version runs the project's TypeScript.
 *
 * @param {string} version
 */
export function isModern(version) {
  return Number(version.split('.')[0]) >= WANTED_MAJOR;
}

/** The Node 24 from the installed packages. Ends the process with one sentence on platforms that lack it. */
export function modernNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = join(
    projectRoot,
    'node_modules',
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    'bin',
    name,
  );
  if (existsSync(file)) return file;
  console.error(
    `Trellis runs on Node ${WANTED_MAJOR}; no copy of it comes for ${process.platform}-${process.arch}. Install it from nodejs.org, then run the same command again.`,
  );
  process.exit(1);
}
