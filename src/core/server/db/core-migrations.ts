import type { Migration } from './migration.ts';
import { extensions } from './migrations/0001-extensions.ts';
import { users } from './migrations/0002-users.ts';
import { sessions } from './migrations/0003-sessions.ts';
import { dropUnusedExtensions } from './migrations/0004-drop-unused-extensions.ts';
import { confirmedAddresses } from './migrations/0005-confirmed-addresses.ts';
import { retryRemovals } from './migrations/0006-retry-removals.ts';
import { rateLimits } from './migrations/0007-rate-limits.ts';
import { secretFingerprint } from './migrations/0008-secret-fingerprint.ts';
import { queue } from './migrations/0009-queue.ts';
import { removalsInQueue } from './migrations/0010-removals-in-queue.ts';
import { administrators } from './migrations/0011-administrators.ts';
import { audit } from './migrations/0012-audit.ts';
import { findUsers } from './migrations/0013-find-users.ts';
import { lightenAudit } from './migrations/0014-lighten-audit.ts';
import { files } from './migrations/0015-files.ts';
import { imports } from './migrations/0016-imports.ts';
import { shorterChanges } from './migrations/0017-shorter-changes.ts';
import { sizedRows } from './migrations/0018-sized-rows.ts';
import { begunImports } from './migrations/0019-begun-imports.ts';
import { importRoom } from './migrations/0020-import-room.ts';
import { fileReadings } from './migrations/0021-file-readings.ts';
import { importFaults } from './migrations/0022-import-faults.ts';
import { queueJobs } from './migrations/0023-queue-jobs.ts';

/** The migrations of the core. They run before those of the plugins. */
export const coreMigrations: readonly Migration[] = Object.freeze([
  extensions,
  users,
  sessions,
  dropUnusedExtensions,
  confirmedAddresses,
  retryRemovals,
  rateLimits,
  secretFingerprint,
  queue,
  removalsInQueue,
  administrators,
  audit,
  findUsers,
  lightenAudit,
  files,
  imports,
  shorterChanges,
  sizedRows,
  begunImports,
  importRoom,
  fileReadings,
  importFaults,
  queueJobs,
]);
