import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** Bytes of memory that must be free, so that the tests may take a part of it. */
const ROOM = 12 * 1024 ** 3;
const IN_MEMORY = '/dev/shm';

/**
 * Where databases and copies of the project are made for tests: a folder in memory if there is enough of it, because the tests write
 * thousands of databases and dozens of copies. A run that is killed leaves its folder, so this is only for machines that are cleaned anyway.
 */
export function fastFolder(): string {
  if (process.env.CI === undefined) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return freemem() > ROOM && bavail * bsize > ROOM / 2 ? IN_MEMORY : tmpdir();
  } catch {
    // The system has no such folder.
    return tmpdir();
  }
}
