import type { Actor } from '#core/contract/actor.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import type { Handler } from '../http/handler.ts';
import type { JobAdder, Schedule, Work } from '../queue/work.ts';
import type { Keys } from '../secrets/secrets.ts';
import { clamAvAt } from './clamav.ts';
import { DatabaseFileStore } from './database-file-store.ts';
import { FileAccess } from './file-access.ts';
import { fileDownloads } from './file-downloads.ts';
import { fileHandlers } from './file-handlers.ts';
import { FileLinks } from './file-links.ts';
import type { FilePurposeRules, FileUseRules } from './file-purposes.ts';
import { FileRemoval } from './file-removal.ts';
import { createFileStorage } from './file-storage.ts';
import type { FileStore } from './file-store.ts';
import { fileSweep } from './file-sweep.ts';
import type { FileTables } from './file-tables.ts';
import { FileTexts } from './file-texts.ts';
import { FileUploads } from './file-uploads.ts';
import { PictureLinks } from './picture-links.ts';
import { purposeRules, useRules } from './purpose-index.ts';
import { type InfectedFile, VirusScan } from './virus-scan.ts';

interface RoomDependencies {
  readonly config: ServerConfig;
  readonly db: Database;
  readonly queue: JobAdder;
  /** The keys of the core. */
  readonly keys: Keys;
  readonly now: () => Date;
  /** The contributions at `core.file-purposes`. Called while serving. */
  readonly purposes: () => readonly Contribution<FilePurposeRules>[];
}

/** What the calls need besides. */
interface CallDependencies extends RoomDependencies {
  readonly actorOf: (userId: string) => Promise<Actor | undefined>;
  readonly infected: (transaction: Transaction, file: InfectedFile) => Promise<void>;
  /** The contributions at `core.file-uses`. Called while serving. */
  readonly uses: () => readonly Contribution<FileUseRules>[];
}

/** The calls and the background work of the room. */
export interface FileDependencies {
  readonly handlers: readonly Handler[];
  readonly works: readonly Work<Record<string, never>>[];
  readonly schedules: readonly Schedule[];
}

type Rules = (purpose: string) => FilePurposeRules | undefined;

/** What plugins do with files. Reads and writes nothing yet. */
export function createFileStore(dependencies: RoomDependencies): FileStore {
  const { db, removal, rulesOf } = sharedParts(dependencies);
  return new DatabaseFileStore({ db, removal, rulesOf, now: dependencies.now });
}

/** The calls and the background work. Reads and writes nothing yet. */
export function createFileParts(dependencies: CallDependencies): FileDependencies {
  const { config, queue, now, actorOf, infected } = dependencies;
  const { db, links, storage, removal, rulesOf } = sharedParts(dependencies);
  const rulesOfUse = (use: string) => useRules(dependencies.uses(), use);
  const access = new FileAccess({ db, rulesOf, useRulesOf: rulesOfUse });
  const scanner = config.virusScanner === undefined ? undefined : clamAvAt(config.virusScanner);
  const scan = new VirusScan({ db, storage, queue, removal, scanner, infected });
  const texts = new FileTexts({ db, storage, queue, dataDir: config.dataDir, rulesOf, rulesOfUse });
  const uploads = new FileUploads({ db, storage, access, removal, scan, texts, rulesOf, now });
  const pictures = new PictureLinks({ db, access, links, now });
  return {
    handlers: [
      ...fileHandlers({ db, uploads, access, links, pictures, removal }),
      ...fileDownloads({ db, access, actorOf, links, storage, rulesOf }),
    ],
    works: [removal.work, scan.work, texts.work],
    schedules: [fileSweep({ db, removal, now }), scan.schedule, texts.schedule],
  };
}

function sharedParts({ config, db: core, queue, keys, now, purposes }: RoomDependencies) {
  const db = core.$extendTables<FileTables>();
  const storage = createFileStorage(config);
  const rulesOf: Rules = (id) => purposeRules(purposes(), id);
  return { db, storage, rulesOf, links: new FileLinks(keys, now), removal: new FileRemoval({ db, storage, queue, now }) };
}
