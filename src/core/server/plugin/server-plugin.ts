import type { Actor } from '#core/contract/actor.ts';
import type { ErrorMeaning } from '#core/contract/errors.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { PluginIdentity } from '#core/contract/plugin-order.ts';
import type { ServiceRef } from '#core/contract/service-ref.ts';
import type { Allow } from '../access/abilities.ts';
import type { AuditAction } from '../audit/audit-action.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Migration } from '../db/migration.ts';
import type { Handler } from '../http/handler.ts';
import type { NoticeKind } from '../notices/notice-kind.ts';
import type { PageRule } from '../pages/page-rule.ts';
import type { Schedule, Work } from '../queue/work.ts';
import type { ServerCommand } from './server-command.ts';
import type { ServerKernel } from './server-kernel.ts';

/** A service and its ref. Made by {@link provide}. */
export interface ProvidedService {
  readonly ref: ServiceRef<unknown>;
  readonly service: unknown;
}

/** Provides a service to the plugins that require this plugin. */
export function provide<Service>(ref: ServiceRef<Service>, service: Service): ProvidedService {
  return Object.freeze({ ref, service });
}

/** The parts that a plugin adds to the running server. */
export interface ServerParts {
  readonly handlers?: readonly Handler[];
  readonly services?: readonly ProvidedService[];
  readonly contributes?: readonly Contribution[];
  /** Kinds of background work. Names begin with `<plugin>.`. */
  readonly works?: readonly Work[];
  /** Recurring work. Names begin with `<plugin>.` and differ from those of the works. */
  readonly schedules?: readonly Schedule[];
  /** The kinds of notices that it raises. Names begin with `<plugin>.`. */
  readonly notices?: readonly NoticeKind[];
  /** Decisions about pages of this plugin before they are served. */
  readonly pages?: readonly PageRule[];
  /** Called after all plugins are set up and migrated, before the first request. Returns a function that stops it. */
  readonly start?: () => Promise<(() => Promise<void>) | undefined>;
}

/** The server half of a plugin: a value. Importing it has no side effects. */
export interface ServerPlugin extends PluginIdentity {
  /**
   * A plugin of which this one was a part. Its calls, its pages and the heads of these may begin with that plugin's id instead of its own, so
   * that their names stay.
   */
  readonly partOf?: string;
  /** One sentence about its calls, for the API documentation. */
  readonly summary?: string;
  /** Its own error codes, besides those of the core. Codes begin with `<plugin>.`. */
  readonly errors?: Readonly<Record<string, ErrorMeaning>>;
  /** Its database migrations, in order. Ids begin with `<plugin>/`. */
  readonly migrations?: readonly Migration[];
  /** Its commands for operators. */
  readonly commands?: readonly ServerCommand[];
  /** The duties of administrators that its rules ask for: names in kebab-case. Its client plugin names them at `core.admin-words`. */
  readonly duties?: readonly string[];
  /** The kinds of events that it writes into the audit record. */
  readonly auditActions?: readonly AuditAction[];
  /** The absolute path of the folder with the words of its notices, a JSON file for each language: `contract/notices`. */
  readonly noticeWords?: string;
  /** The rights of a signed-in user on this plugin's objects. An action that no plugin allows is denied. */
  readonly abilities?: (actor: Actor, allow: Allow, config: ServerConfig) => void;
  /** Builds the parts. Synchronous and without side effects: no queries, no timers. */
  readonly setup: (kernel: ServerKernel) => ServerParts;
}

/** Declares the server half of a plugin. */
export function defineServerPlugin(plugin: ServerPlugin): ServerPlugin {
  return Object.freeze(plugin);
}
