import type { ServerConfig } from '../config/server-config.ts';
import type { ServerKernel } from './server-kernel.ts';

/** Where a command runs. */
export interface CommandHost {
  readonly config: ServerConfig;
  /** Folder that relative paths of the command line start from. */
  readonly cwd: string;
  /** What was asked for. */
  readonly out: CommandOutput;
  /** Progress, and what is to be said beside. */
  readonly err: CommandOutput;
  /** Aborted when the person wants it to end (Ctrl-C). */
  readonly signal: AbortSignal;
}

/** A stream of text for people. */
export interface CommandOutput {
  readonly write: (text: string) => unknown;
  /** Whether a person watches it, so that a line may be written over. */
  readonly isTTY?: boolean;
}

/** A command whose arguments were found right. */
export interface PreparedCommand {
  /**
   * Does the work; resolves with the exit code. `kernel` is that of the plugin's `setup`, after migrations;
   * `undefined` where there is no database yet and none is made for the command.
   */
  readonly run: (kernel: ServerKernel | undefined) => Promise<number>;
  /** Nothing is made or migrated for it. Default false. */
  readonly onlyLooks?: boolean;
  /** It has nothing to do where there is no database yet: none is made. Default false; `onlyLooks` implies it. */
  readonly onExistingData?: boolean;
}

/** Something that an operator runs by hand, beside a running server or without one. */
export interface ServerCommand {
  /** Kebab-case, unique among all plugins. */
  readonly name: string;
  /** What it does, in a sentence for the list of commands. */
  readonly summary: string;
  /**
   * Reads the command line and checks all that can be checked before the database is opened.
   *
   * @throws CommandFault when it cannot begin
   */
  readonly prepare: (args: readonly string[], host: CommandHost) => Promise<PreparedCommand>;
}
