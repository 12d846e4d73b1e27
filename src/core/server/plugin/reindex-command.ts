import { CommandFault } from '../errors/command-fault.ts';
import { operatorCall } from '../errors/operator-call.ts';
import type { CommandHost, PreparedCommand, ServerCommand } from './server-command.ts';
import type { ServerKernel } from './server-kernel.ts';

export interface ReindexOptions {
  readonly signal: AbortSignal;
  /** Called after each portion with the number of things so far. */
  readonly progress?: (count: number) => void;
}

/** Makes all words of a search anew, and returns of how many things. */
export type Reindex = (kernel: ServerKernel, options: ReindexOptions) => Promise<number>;

interface ReindexCommand extends Pick<ServerCommand, 'name' | 'summary'> {
  /** What is made anew, such as `profiles of candidates`. */
  readonly what: string;
  /** A running server does not load it. */
  readonly load: () => Promise<Reindex>;
}

/** A command without arguments that makes the words of a search anew. The exit code is 1 when the operator stops it. */
export function reindexCommand({ name, summary, what, load }: ReindexCommand): ServerCommand {
  return {
    name,
    summary,
    prepare: async (args, host) => {
      if (args.length > 0) throw new CommandFault(`This command has no arguments: ${operatorCall(name)}`);
      return prepared(await load(), what, host);
    },
  };
}

function prepared(reindex: Reindex, what: string, { out, err, signal }: CommandHost): PreparedCommand {
  return {
    onExistingData: true,
    run: async (kernel) => {
      const progress = (count: number): unknown => err.isTTY === true && err.write(`\r${count} ${what}`);
      const count = kernel === undefined ? 0 : await reindex(kernel, { signal, progress });
      if (err.isTTY === true && count > 0) err.write('\n');
      out.write(
        signal.aborted ? `Stopped after ${count} ${what}. Run it again for all.\n` : `The search was made anew from ${count} ${what}.\n`,
      );
      return signal.aborted ? 1 : 0;
    },
  };
}
