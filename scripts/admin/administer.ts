import { existsSync } from 'node:fs';
import { StartupError } from '../../src/core/server/app/startup-error.ts';
import { readConfig } from '../../src/core/server/config/read-config.ts';
import { migrateUp } from '../../src/core/server/db/migrator.ts';
import { openForCommand } from '../../src/core/server/db/open-for-command.ts';
import { Administrators } from '../../src/core/server/identity/administrators.ts';
import { createLogger } from '../../src/core/server/observability/create-logger.ts';

/** What a command prints: one sentence or several lines, and whether it did what was asked. */
export interface Outcome {
  readonly done: boolean;
  readonly text: string;
}

/** Whether a text can be an address. */
export function isAddress(text: string | undefined): text is string {
  return text !== undefined && /^[^@\s]+@[^@\s]+$/.test(text);
}

/** Prints how a command is called, and sets the exit code 2. */
export function explain(usage: string): void {
  console.error(usage);
  process.exitCode = 2;
}

/**
 * Runs a command on the administrators, beside a running server or without one, prints its outcome and sets the exit code.
 * `withoutData` is the outcome where no server has ever started on the data folder.
 */
export async function administer(withoutData: Outcome, run: (administrators: Administrators) => Promise<Outcome>): Promise<void> {
  const { done, text } = await outcomeOf(withoutData, run).catch(failureOf);
  if (done) console.log(text);
  else console.error(text);
  process.exitCode = done ? 0 : 1;
}

async function outcomeOf(withoutData: Outcome, run: (administrators: Administrators) => Promise<Outcome>): Promise<Outcome> {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined && !existsSync(config.dataDir)) return withoutData;
  const { db, close } = await openForCommand(config, createLogger('warn'));
  try {
    await migrateUp(db, []);
    return await run(new Administrators(db, () => new Date()));
  } finally {
    await close();
  }
}

function failureOf(error: unknown): Outcome {
  if (!(error instanceof StartupError)) throw error;
  return { done: false, text: error.message };
}
