import type { Migration } from './migration.ts';
import { createCore } from './migrations/0001-create.ts';
import { createDevMails } from './migrations/0002-dev-mails.ts';
import { createNotices } from './migrations/0003-notices.ts';
import { addHeldFiles } from './migrations/0004-held-files.ts';
import { addMailsByAge } from './migrations/0005-mails-by-age.ts';
import { createKeptCounts } from './migrations/0006-kept-counts.ts';
import { addLookups, addTrigrams } from './migrations/0007-lookups.ts';
import { addFileTexts } from './migrations/0009-file-texts.ts';

/** The migrations of the core. They run before those of the plugins. */
export const coreMigrations: readonly Migration[] = Object.freeze([
  createCore,
  createDevMails,
  createNotices,
  addHeldFiles,
  addMailsByAge,
  createKeptCounts,
  addTrigrams,
  addLookups,
  addFileTexts,
]);
