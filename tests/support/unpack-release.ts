import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';

/** An unpacked release. */
export interface Unpacked {
  readonly folder: string;
  readonly launcher: string;
}

/**
 * Unpacks an archive of `npm run release` into a new folder.
 *
 * @param base by default a folder below the project, where the server also finds the packages of the project that the archive leaves out
 */
export function unpackRelease(archive: string, base = path.resolve('dist')): Unpacked {
  const folder = mkdtempSync(path.join(base, 'trellis-unpacked-'));
  execFileSync('tar', ['--extract', '--file', archive, '--directory', folder, '--no-same-owner']);
  const release = path.join(folder, path.basename(archive, '.tar.gz'));
  // The launcher prefers this Node to an older one in the path, and other users may read it here.
  mkdirSync(path.join(release, 'node/bin'), { recursive: true });
  cpSync(process.execPath, path.join(release, 'node/bin/node'));
  return { folder, launcher: path.join(release, 'trellis') };
}
