import type { Actor } from '#core/contract/actor.ts';
import type { Contribution, ExtensionPoint } from '#core/contract/extension-point.ts';
import type { ServiceRef } from '#core/contract/service-ref.ts';
import type { Abilities } from '../access/abilities.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import type { AccountKeeper } from '../identity/identity.ts';
import type { Logger } from '../observability/logger.ts';
import type { JobAdder } from '../queue/work.ts';
import type { Keys } from '../secrets/secrets.ts';

/** What the core gives a plugin when it is set up. */
export interface ServerKernel {
  readonly config: ServerConfig;
  /** The database; a plugin names its own tables with `db.$extendTables<…>()`. */
  readonly db: Database;
  /** The identity provider's side of accounts. Call it while serving: it may still be starting. */
  readonly identity: AccountKeeper;
  /** Adds jobs of the plugin's `works`. */
  readonly queue: JobAdder;
  /** Logs with the plugin's id. */
  readonly log: Logger;
  /** Keys that belong to this plugin in this installation, for seals and encryption. */
  readonly secrets: Keys;
  /** The current time; tests hold it still. */
  readonly now: () => Date;
  /** What an actor may do by the rules of all plugins; `null` stands for a visitor. Call it while serving, like `contributions`. */
  readonly abilitiesOf: (actor: Actor | null) => Abilities;
  /** Whether a plugin answers an open address that is exactly this path. Call it while serving, like `contributions`. */
  readonly isAnswered: (path: string) => boolean;
  /**
   * A service of a plugin named in `requires`.
   *
   * @throws PluginError SERVICE_MISSING when no plugin provides it
   */
  readonly service: <Service>(ref: ServiceRef<Service>) => Service;
  /** What all plugins have added at a place, in order. Call it while serving, not in `setup`: later plugins are not set up yet. */
  readonly contributions: <Value>(point: ExtensionPoint<Value>) => readonly Contribution<Value>[];
}
