import { operatorCall } from '../errors/operator-call.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { Migration } from './migration.ts';
import { checksumOf, hasChecksum, isComparable } from './migration-checksum.ts';
import { checksums, type Journal, recordChecksum } from './migration-journal.ts';

/** @throws StartupError naming the first migration that was edited after it was applied */
export async function refuseEdited(journal: Journal, migrations: readonly Migration[]): Promise<void> {
  const recorded = await checksums(journal);
  for (const migration of migrations) {
    const before = recorded.get(migration.id);
    if (typeof before !== 'string' || !isComparable(before) || (await hasChecksum(migration, before))) continue;
    throw new StartupError(
      `The migration "${migration.id}" was edited after it was applied to this database. Restore its text and write a new migration, or revert it with ${operatorCall('migrate-down')} before you edit it.`,
    );
  }
}

/** Records the checksums of applied migrations that have none yet, or one of an earlier checksum version. */
export async function recordChecksums(journal: Journal, migrations: readonly Migration[]): Promise<void> {
  const recorded = await checksums(journal);
  for (const migration of migrations) {
    const before = recorded.get(migration.id);
    if (before === undefined || (before !== null && isComparable(before))) continue;
    const checksum = await checksumOf(migration);
    if (checksum !== undefined) await recordChecksum(journal, migration.id, checksum);
  }
}
