import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules matches package-lock.json. npm writes its record of an install last, so an interrupted install does not count. A
 * developer's `npm install` counts like our `npm ci`.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function installedAsLocked(root) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return false;
  const locked = packagesOf(join(root, 'package-lock.json')) ?? {};
  return Object.entries(locked).every(([place, wanted]) => {
    // The entry '' is the project itself. Optional packages may be left out, for example those of other platforms.
    if (place === '' || (wanted.optional && installed[place] === undefined)) return true;
    return installed[place]?.version === wanted.version && installed[place]?.integrity === wanted.integrity;
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | undefined}
 */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
