import { basename, join } from 'node:path';
import { messageOf } from '#core/server/errors/caught-error.ts';
import { CommandFault } from '#core/server/errors/command-fault.ts';
import { operatorCall } from '#core/server/errors/operator-call.ts';
import type { CommandHost, PreparedCommand } from '#core/server/plugin/server-command.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import { inspectFile } from '#core/server/spreadsheets/file/inspect-file.ts';
import type { ImportMapping } from '#plugins/imports/contract/mapping-schemas.ts';
import { type OperatorFile, operatorImports } from '#plugins/imports/contract/operator-imports.ts';
import type { ImportCounts } from '#plugins/imports/contract/schemas.ts';
import { POSTING_IMPORTS } from '../../contract/endpoints.ts';
import { chosenColumns } from './chosen-columns.ts';
import { columnReport } from './column-report.ts';
import { type ImportOptions, parseOptions } from './import-options.ts';
import { ImportProgress, rowsIn } from './import-progress.ts';
import { type ColumnMapping, readMappingFile } from './mapping-file.ts';

const CANCELLED = 130;

/** Checks the command line, the mapping and the file. @throws CommandFault when the import cannot begin */
export async function prepareImport(args: readonly string[], host: CommandHost): Promise<PreparedCommand> {
  const options = parseOptions(args, host.cwd);
  if ('undo' in options) return { onExistingData: true, run: (kernel) => undo(options.undo, host, kernel) };
  const mapping = options.mapping === undefined ? {} : await readMappingFile(options.mapping);
  await inspectFile(options.file);
  return { onlyLooks: options.dryRun, run: (kernel) => runImport(options, mapping, host, kernel) };
}

async function runImport(
  options: ImportOptions,
  given: ColumnMapping,
  host: CommandHost,
  kernel: ServerKernel | undefined,
): Promise<number> {
  if (kernel === undefined) throw noDatabase();
  const file = await kernel.service(operatorImports).open(options.file, { target: POSTING_IMPORTS, place: '' });
  const mapping = chosenColumns(file, given, options.company);
  host.err.write(columnReport(mapping, file.labels));
  return new CommandRun(options, host, kernel.now()).over(file, mapping);
}

class CommandRun {
  readonly #options: ImportOptions;
  readonly #host: CommandHost;
  readonly #faultsPath: string;
  readonly #progress: ImportProgress;
  #counts: ImportCounts = { new: 0, changed: 0, unchanged: 0, faulty: 0, hidden: 0 };

  constructor(options: ImportOptions, host: CommandHost, now: Date) {
    this.#options = options;
    this.#host = host;
    this.#progress = new ImportProgress(host.err);
    const stamp = now.toISOString().replace(/[:.]/g, '-');
    const name = basename(options.file).replace(/\.csv$/i, '');
    this.#faultsPath = join(host.config.dataDir, 'import-reports', `${name}-${stamp}.csv`);
  }

  async over(file: OperatorFile, mapping: ImportMapping): Promise<number> {
    const { err, out, signal } = this.#host;
    const isDry = this.#options.dryRun;
    const { runId, hasFaults, error } = await file.run({
      ...{ mapping, isDry, faultsPath: this.#faultsPath, signal },
      progress: (reached) => {
        this.#counts = reached.counts;
        this.#progress.show(reached);
      },
    });
    this.#progress.end();
    const sentence = error === undefined ? (isDry ? 'This was a dry run: nothing was saved.' : undefined) : this.#failure(error);
    if (sentence !== undefined) err.write(`${sentence}\n`);
    if (hasFaults) out.write(`The rejected rows are listed in ${this.#faultsPath}\n`);
    if (runId !== undefined) out.write(`To take the import back within 24 hours: ${operatorCall('import-jobs', `--undo ${runId}`)}\n`);
    const { new: created, changed, unchanged, faulty } = this.#counts;
    out.write(`read ${rowsIn(this.#counts)}, created ${created}, updated ${changed}, unchanged ${unchanged}, rejected ${faulty}\n`);
    if (error === undefined) return 0;
    return signal.aborted ? CANCELLED : 1;
  }

  #failure(error: unknown): string {
    const begun = this.#host.signal.aborted ? 'Cancelled' : `The import stopped: ${messageOf(error)}`;
    const kept = 'The postings counted below are saved; run the same command again to import the rest';
    return `${begun}. ${this.#options.dryRun ? 'Nothing was saved' : kept}.`;
  }
}

async function undo(runId: string, { out, signal }: CommandHost, kernel: ServerKernel | undefined): Promise<number> {
  if (kernel === undefined) throw noDatabase();
  const { reverted, hidden, kept } = await kernel.service(operatorImports).undo(runId, signal);
  out.write(`taken back ${reverted}, closed ${hidden}, kept ${kept}\n`);
  return 0;
}

function noDatabase(): CommandFault {
  return new CommandFault('There is no database yet.');
}
