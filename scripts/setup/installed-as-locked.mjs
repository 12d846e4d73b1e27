import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes its own record of an install as its last act,
 * so an interrupted install counts as none, and a developer's `npm install` counts as well as our `npm ci`.
 *
 * @param {string} root
 * @returns {boolean}
 */
export function installedAsLocked(root) {
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (installed === undefined) return false;
  const locked = packagesOf(join(root, 'package-lock.json')) ?? {};
  return Object.entries(locked).every(([place, wanted]) => {
    // The entry '' is the project itself; optional packages are those of other platforms.
    if (place === '' || wanted.optional) return true;
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
