import { CommandFault } from '#core/server/errors/command-fault.ts';
import { operatorCall } from '#core/server/errors/operator-call.ts';
import type { CommandHost, PreparedCommand } from '#core/server/plugin/server-command.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { reindexAll } from './reindex.ts';

/**
 * The command without arguments. The exit code is 1 when the operator stops it.
 *
 * @throws CommandFault for any argument
 */
export async function prepareReindex(args: readonly string[], { out, err, signal }: CommandHost): Promise<PreparedCommand> {
  if (args.length > 0) throw new CommandFault(`This command has no arguments: ${operatorCall('candidates-reindex')}`);
  return {
    onExistingData: true,
    run: async (kernel) => {
      const progress = (count: number): unknown => err.isTTY === true && err.write(`\r${count} candidates`);
      const count = kernel === undefined ? 0 : await reindexAll(kernel.db.$extendTables<CandidateTables>(), { signal, progress });
      if (err.isTTY === true && count > 0) err.write('\n');
      out.write(
        signal.aborted
          ? `Stopped after ${count} candidates. Run it again for all.\n`
          : `The search was made anew from the profiles of ${count} candidates.\n`,
      );
      return signal.aborted ? 1 : 0;
    },
  };
}
