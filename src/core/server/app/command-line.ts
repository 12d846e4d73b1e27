import { PluginError } from '#core/contract/plugin-error.ts';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { type Environment, readConfig } from '../config/read-config.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import { migrateDatabase } from '../db/migrate-database.ts';
import { hasJournal } from '../db/migration-journal.ts';
import { noDatabase } from '../db/no-database.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { hasDatabase, openForCommand } from '../db/open-for-command.ts';
import { CommandFault } from '../errors/command-fault.ts';
import { anyCall, listCall } from '../errors/operator-call.ts';
import { StartupError } from '../errors/startup-error.ts';
import { databaseFailure } from '../http/database-failure.ts';
import { createLogger, type Logger } from '../observability/logger.ts';
import { commandsByName, type OwnedCommand } from '../plugin/commands-by-name.ts';
import type { CommandHost } from '../plugin/server-command.ts';
import type { ServerKernel } from '../plugin/server-kernel.ts';
import { defineServerPlugin, type ServerPlugin } from '../plugin/server-plugin.ts';
import { createServerRegistry, type KernelParts } from '../plugin/server-registry.ts';
import { JobStore } from '../queue/job-store.ts';
import { createQueue } from '../queue/queue.ts';
import { lookAtSecrets, openSecrets } from '../secrets/open-secrets.ts';
import { agreeOnSecret } from '../secrets/secret-fingerprint.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { coreServerPlugin } from './core.server-plugin.ts';

/** Runs `NAME [ARGUMENTS]` as a command. Without a name, or with `--help`, it lists the commands. Resolves with the exit code. */
export async function runCommandLine(
  [name, ...args]: readonly string[],
  plugins: readonly ServerPlugin[],
  process: CommandProcess,
): Promise<number> {
  if (name !== undefined && name !== '--help') return runCommand({ name, args, plugins, process });
  try {
    process.out.write(listOf(plugins));
    return 0;
  } catch (error) {
    process.err.write(`${failureSentence(error)}\n`);
    return 1;
  }
}

function listOf(plugins: readonly ServerPlugin[]): string {
  const commands = [...commandsByName([coreServerPlugin, ...plugins]).values()].map(({ command }) => command);
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return `${anyCall()}, where NAME is one of\n${lines.join('\n')}\n`;
}

interface CommandCall {
  readonly name: string;
  readonly args: readonly string[];
  readonly plugins: readonly ServerPlugin[];
  readonly process: CommandProcess;
}

/** The environment of a command in its process. */
export interface CommandProcess extends Omit<CommandHost, 'config'> {
  readonly env: Environment;
  /** Folder of the project. A relative `DATA_DIR` is resolved against it. */
  readonly root: string;
}

/**
 * Runs a command of the core or of a plugin. It uses the database of the server that runs on the data folder, or opens the database itself.
 * Resolves with the exit code: 2 when the command could not start, 1 when the database is not usable or the plugins do not fit together.
 */
export async function runCommand(call: CommandCall): Promise<number> {
  const plugins = [coreServerPlugin, ...call.plugins];
  try {
    const host: CommandHost = { ...call.process, config: readConfig(call.process.env, call.process.root) };
    const { plugin, command } = findCommand(call.name, plugins);
    const prepared = await command.prepare(call.args, host);
    const onlyLooks = prepared.onlyLooks === true;
    const makesDatabase = !onlyLooks && prepared.onExistingData !== true;
    const kernelWith = (db: Database, log: Logger, secrets: Secrets): ServerKernel | undefined =>
      kernelOn({ config: host.config, db, queue: createQueue(new JobStore({ db })), log, secrets }, plugin, plugins);
    if (!makesDatabase && !hasDatabase(host.config)) {
      return await prepared.run(onlyLooks ? kernelWith(noDatabase(), loggerOf(host.config), lookAtSecrets(host.config)) : undefined);
    }
    return await withDatabase(host.config, async (database, log) => {
      const secrets = makesDatabase ? openSecrets(host.config) : lookAtSecrets(host.config);
      const isThere = !onlyLooks || (await hasJournal(database.db));
      const kernel = kernelWith(isThere ? database.db : noDatabase(), log, secrets);
      if (!onlyLooks) await migrateDatabase({ config: host.config, database, owners: orderPlugins(plugins), log });
      if (makesDatabase) await agreeOnSecret(database.db, secrets);
      return await prepared.run(kernel);
    });
  } catch (error) {
    if (!(error instanceof CommandFault) && !(error instanceof StartupError) && !(error instanceof PluginError)) throw error;
    call.process.err.write(`${error.message}\n`);
    return error instanceof CommandFault ? 2 : 1;
  }
}

function findCommand(name: string, plugins: readonly ServerPlugin[]): OwnedCommand {
  const found = commandsByName(plugins).get(name);
  if (found === undefined) throw new CommandFault(`No plugin has the command "${name}". Run "${listCall()}" for the list of commands.`);
  return found;
}

async function withDatabase(config: ServerConfig, work: (database: OpenDatabase, log: Logger) => Promise<number>): Promise<number> {
  const log = loggerOf(config);
  const database = await openForCommand(config, log);
  try {
    return await work(database, log);
  } finally {
    await database.close();
  }
}

function loggerOf({ logLevel }: ServerConfig): Logger {
  return createLogger(logLevel === 'info' ? 'silent' : logLevel);
}

type CommandParts = Omit<KernelParts, 'identity' | 'mailer' | 'now'>;

/**
 * The kernel for the command. An extra plugin requests it, so that a command reaches services by the same rules as plugins. The keys are
 * those of the command's own plugin.
 */
function kernelOn(parts: CommandParts, owner: string, plugins: readonly ServerPlugin[]): ServerKernel | undefined {
  let kernel: ServerKernel | undefined;
  const bearer = defineServerPlugin({
    id: 'operator-command',
    requires: plugins.map(({ id }) => id),
    setup: (given) => {
      kernel = given;
      return {};
    },
  });
  const { serviceFor } = createServerRegistry([...plugins, bearer], {
    ...parts,
    identity: NO_IDENTITY,
    mailer: NO_MAILER,
    now: () => new Date(),
  });
  return kernel && { ...kernel, service: serviceFor(bearer), secrets: parts.secrets.keysOf(owner) };
}

// A command runs beside the server, which alone uses the identity provider.
const NO_IDENTITY: ServerKernel['identity'] = {
  deleteAccount: () => Promise.reject(new Error('Commands do not change accounts at the identity provider.')),
  endSessions: () => Promise.reject(new Error('Commands do not change accounts at the identity provider.')),
  pendingMessages: undefined,
};

// What a command raises is mailed by the server.
const NO_MAILER: KernelParts['mailer'] = {
  delivers: 'nothing',
  send: () => Promise.reject(new Error('Commands do not send the mails of notices.')),
  close: async () => undefined,
};

/** The text to print when the server does not start: one sentence if the operator can fix the error, otherwise all details. */
export function failureSentence(error: unknown): string {
  if (error instanceof StartupError || error instanceof PluginError) return error.message;
  if (databaseFailure(error) === 'storage-full') return 'The disk is full. Free some space, then start again.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
