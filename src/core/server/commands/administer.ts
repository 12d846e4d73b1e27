import { CommandFault } from '../errors/command-fault.ts';
import { Administrators } from '../identity/administrators.ts';
import type { CommandHost, PreparedCommand } from '../plugin/server-command.ts';

/** The output of a command, and whether the command succeeded. */
export interface Outcome {
  readonly done: boolean;
  readonly text: string;
}

/**
 * Runs a command on the administrators and prints its outcome. The exit code is 1 when the command did not succeed. `withoutData` is the
 * outcome if no server has ever started on the data folder.
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

/** The address in the arguments. @throws CommandFault with the usage when there is no address or more than one argument */
export function addressIn(args: readonly string[], usage: string): string {
  const [email, ...others] = args;
  if (email !== undefined && others.length === 0 && /^[^@\s]+@[^@\s]+$/.test(email)) return email;
  throw new CommandFault(`Give the address: ${usage}`);
}
