import type { ServerConfig } from '../config/server-config.ts';
import type { ServerKernel } from './server-kernel.ts';

/** The environment of a command. */
export interface CommandHost {
  readonly config: ServerConfig;
  /** Base folder of relative paths on the command line. */
  readonly cwd: string;
  /** The result of the command. */
  readonly out: CommandOutput;
  /** Progress and other messages. */
  readonly err: CommandOutput;
  /** Aborted when the operator stops the command (Ctrl-C). */
  readonly signal: AbortSignal;
}

/** An output stream for people. */
export interface CommandOutput {
  readonly write: (text: string) => unknown;
  /** Whether it is a terminal, so that a line may be overwritten. */
  readonly isTTY?: boolean;
}

/** A command with valid arguments. */
export interface PreparedCommand {
  /**
   * Does the work and resolves with the exit code. `kernel` is that of the plugin's `setup`, after migrations. It is `undefined` for a
   * command that needs existing data when there is no database.
   */
  readonly run: (kernel: ServerKernel | undefined) => Promise<number>;
  /** Whether the command only reads: no database is created or migrated for it. Without one, its queries find nothing. Default false. */
  readonly onlyLooks?: boolean;
  /** Whether the command needs existing data: no database is created for it. Default false; `onlyLooks` implies it. */
  readonly onExistingData?: boolean;
}

/** A task that an operator runs by hand, with or without a running server. */
export interface ServerCommand {
  /** Kebab-case, unique among all plugins. */
  readonly name: string;
  /** One sentence for the list of commands. */
  readonly summary: string;
  /**
   * Parses the command line and checks all it can before the database is opened.
   *
   * @throws CommandFault when the command cannot start
   */
  readonly prepare: (args: readonly string[], host: CommandHost) => Promise<PreparedCommand>;
}
