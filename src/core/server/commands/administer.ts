import { CommandFault } from '../errors/command-fault.ts';
import { Administrators } from '../identity/administrators.ts';
import type { CommandHost, PreparedCommand } from '../plugin/server-command.ts';

/** What a command prints: one sentence or several lines, and whether it did what was asked. */
export interface Outcome {
  readonly done: boolean;
  readonly text: string;
}

/**
 * Runs a command on the administrators and prints its outcome; the exit code is 1 when it did not do what was asked.
 * `withoutData` is the outcome where no server has ever started on the data folder.
 */
export function administer(
  { out, err }: CommandHost,
  withoutData: Outcome,
  run: (administrators: Administrators) => Promise<Outcome>,
): PreparedCommand {
  return {
    onExistingData: true,
    run: async (kernel) => {
      const { done, text } = kernel === undefined ? withoutData : await run(new Administrators(kernel.db, kernel.now));
      (done ? out : err).write(`${text}\n`);
      return done ? 0 : 1;
    },
  };
}

/** The address among the arguments. @throws CommandFault with the usage when there is none, or more than that */
export function addressIn(args: readonly string[], usage: string): string {
  const [email, ...others] = args;
  if (email !== undefined && others.length === 0 && /^[^@\s]+@[^@\s]+$/.test(email)) return email;
  throw new CommandFault(`Give the address: ${usage}`);
}
