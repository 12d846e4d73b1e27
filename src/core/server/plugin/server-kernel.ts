import type { Actor } from '#core/contract/actor.ts';
import type { Contribution, PointRef } from '#core/contract/extension-point.ts';
import type { ServiceRef } from '#core/contract/service-ref.ts';
import type { Abilities } from '../access/abilities.ts';
import type { RecordAudit } from '../audit/audit-log.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import type { AccessEpoch } from '../epoch/access-epoch.ts';
import type { FileStore } from '../files/file-store.ts';
import type { ProviderAccounts } from '../identity/identity.ts';
import type { Notices } from '../notices/notices.ts';
import type { Logger } from '../observability/logger.ts';
import type { JobAdder } from '../queue/work.ts';
import type { Keys } from '../secrets/secrets.ts';
import type { SpreadsheetWriter } from '../spreadsheets/writing/spreadsheet-writer.ts';
import type { OwnedDuty } from './duty-index.ts';

/** The services of the core for a plugin, passed to its `setup`. */
export interface ServerKernel {
  readonly config: ServerConfig;
  /** The database. A plugin adds its own tables with `db.$extendTables<…>()`. */
  readonly db: Database;
  /** The accounts at the identity provider. Call it only while serving, because the provider may still be starting. */
  readonly identity: ProviderAccounts;
  /** Adds jobs for the plugin's `works`. */
  readonly queue: JobAdder;
  /** The files of users and companies. Purposes are contributed at `core.file-purposes`. */
  readonly files: FileStore;
  /** Tells people of events. */
  readonly notices: Notices;
  /** Writes lists as CSV or as workbooks (.xlsx), for downloads. */
  readonly spreadsheets: Pick<SpreadsheetWriter, 'write'>;
  /** Logs with the plugin's id. */
  readonly log: Logger;
  /** Keys of this plugin in this installation, for seals and encryption. */
  readonly secrets: Keys;
  /** The current time. Tests can freeze it. */
  readonly now: () => Date;
  /** The rights of an actor by the rules of all plugins; `null` stands for a visitor. Call it while serving, like `contributions`. */
  readonly abilitiesOf: (actor: Actor | null) => Abilities;
  /** The duties of all plugins. Call it while serving, like `contributions`. */
  readonly duties: () => readonly OwnedDuty[];
  /** Raise it in each transaction that changes what users may do. */
  readonly epoch: Pick<AccessEpoch, 'raise' | 'current'>;
  /** Writes events without a request, of commands and background work, into the audit record. A handler uses the `audit` of its input. */
  readonly audit: RecordAudit;
  /** Like `audit`, for background work that a user has asked for. */
  readonly auditAs: (actor: Actor) => RecordAudit;
  /** The origin for absolute addresses of this site: `PUBLIC_URL`, or else where the server listens. Call it while serving. */
  readonly siteOrigin: () => string;
  /** Whether a plugin has a call at exactly this open address. Call it while serving, like `contributions`. */
  readonly isAnswered: (path: string) => boolean;
  /**
   * A service of a plugin named in `requires`. Ask for it in `setup`, so that the start fails without the requirement: while serving, it is
   * too late. A command asks for it when it runs.
   *
   * @throws PluginError SERVICE_MISSING when no plugin provides it, SERVICE_LATE after `setup`, PLUGIN_NOT_REQUIRED
   */
  readonly service: <Service>(ref: ServiceRef<Service>) => Service;
  /**
   * The contributions of all plugins to an extension point or to a part of it, in order. Call it while serving, not in `setup`: later plugins
   * are not set up yet.
   */
  readonly contributions: <Value>(point: PointRef<Value>) => readonly Contribution<Value>[];
}
