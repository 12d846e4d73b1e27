import type { Actor } from '#core/contract/actor.ts';
import type { ErrorMeaning } from '#core/contract/errors.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { PluginIdentity } from '#core/contract/plugin-order.ts';
import type { ServiceRef } from '#core/contract/service-ref.ts';
import type { Allow } from '../access/abilities.ts';
import type { Migration } from '../db/migration.ts';
import type { Handler } from '../http/handler.ts';
import type { PageRule } from '../pages/page-rule.ts';
import type { Schedule, Work } from '../queue/work.ts';
import type { ServerCommand } from './server-command.ts';
import type { ServerKernel } from './server-kernel.ts';

/** A service with the ref it answers to. Made by {@link provide}. */
export interface ProvidedService {
  readonly ref: ServiceRef<unknown>;
  readonly service: unknown;
}

/** Provides a service to the plugins that require this one. */
export function provide<Service>(ref: ServiceRef<Service>, service: Service): ProvidedService {
  return Object.freeze({ ref, service });
}

/** What a plugin brings to the running server. */
export interface ServerParts {
  readonly handlers?: readonly Handler[];
  readonly services?: readonly ProvidedService[];
  readonly contributes?: readonly Contribution[];
  /** Kinds of background work. Names begin with `<plugin>.`. */
  readonly works?: readonly Work[];
  /** Work that is done again and again. Names begin with `<plugin>.`, and are different from those of the works. */
  readonly schedules?: readonly Schedule[];
  /** What is decided about pages of this plugin before they are served. */
  readonly pages?: readonly PageRule[];
  /** Called once everything is set up and migrated, before the first request; returns how to stop. */
  readonly start?: () => Promise<(() => Promise<void>) | undefined>;
}

/** The server half of a plugin: a value. Importing it does nothing. */
export interface ServerPlugin extends PluginIdentity {
  /** What its calls are about, in a sentence for the API's documentation. */
  readonly summary?: string;
  /** Errors it may answer with, beside the core's. Codes begin with `<plugin>.`. */
  readonly errors?: Readonly<Record<string, ErrorMeaning>>;
  /** Changes to the database, in order; ids begin with `<plugin>/`. */
  readonly migrations?: readonly Migration[];
  /** What operators run by hand. */
  readonly commands?: readonly ServerCommand[];
  /** What a signed-in user may do with this plugin's objects. An action that no plugin allows is denied. */
  readonly abilities?: (actor: Actor, allow: Allow) => void;
  /** Builds its parts. Synchronous and without effects: no query, no timer. */
  readonly setup: (kernel: ServerKernel) => ServerParts;
}

/** Declares the server half of a plugin. */
export function defineServerPlugin(plugin: ServerPlugin): ServerPlugin {
  return Object.freeze(plugin);
}
