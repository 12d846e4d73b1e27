import { basename, join } from 'node:path';
import { messageOf } from '#core/server/errors/caught-error.ts';
import type { CommandHost, PreparedCommand } from '#core/server/plugin/server-command.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import { openTable, type Table } from '#core/server/spreadsheets/file/open-table.ts';
import { importedPostings } from '#plugins/jobs/contract/imported-postings.ts';
import { getRejections } from '../../contract/endpoints.ts';
import { withForms } from '../columns/column-forms.ts';
import { type ColumnPlan, meaningfulColumns, planColumns } from '../columns/column-plan.ts';
import { readMappingFile } from '../columns/mapping-file.ts';
import type { PostingSink } from '../import-postings.ts';
import { type ImportCounts, importPostings } from '../import-postings.ts';
import { ImportRecord } from '../records/import-record.ts';
import type { ImportTables } from '../records/import-tables.ts';
import { columnReport } from './column-report.ts';
import { type ImportOptions, parseOptions } from './import-options.ts';
import { ImportProgress } from './import-progress.ts';
import { RejectionReport } from './rejection-report.ts';

const CANCELLED = 130;

/** Checks the command line, the mapping and the file. @throws CommandFault when the import cannot begin */
export async function prepareImport(args: readonly string[], host: CommandHost): Promise<PreparedCommand> {
  const options = parseOptions(args, host.cwd);
  const mapping = options.mapping === undefined ? {} : await readMappingFile(options.mapping);
  const table = await openTable(options.file, (header) => meaningfulColumns(header, mapping));
  const planned = planColumns(table.header, mapping, options.company);
  host.err.write(columnReport(planned, table.header));
  const plan = await withForms(planned, { ...table, rows: table.rows() });
  return { onlyLooks: options.dryRun, run: (kernel) => runImport({ table, plan, options }, host, kernel) };
}

/** The result of reading the command line, the mapping and the file. */
interface ImportTask {
  readonly table: Table;
  readonly plan: ColumnPlan;
  readonly options: ImportOptions;
}

async function runImport({ table, plan, options }: ImportTask, host: CommandHost, kernel: ServerKernel | undefined): Promise<number> {
  const now = kernel?.now() ?? new Date();
  const record = options.dryRun || kernel === undefined ? undefined : new ImportRecord(kernel.db.$extendTables<ImportTables>(), kernel.now);
  const report = new RejectionReport(reportPath(host.config.dataDir, options.file, now));
  const progress = new ImportProgress(host.err, table.file.size);
  let counts: ImportCounts = { read: 0, created: 0, updated: 0, unchanged: 0, rejected: 0 };
  let ending: Ending = { exitCode: 0, sentence: options.dryRun ? 'This was a dry run: nothing was saved.' : undefined };
  try {
    await record?.begin(basename(options.file));
    counts = await importPostings({
      plan,
      rows: table.rows((bytes) => progress.reached(bytes)),
      sink: sinkFor(options, kernel, now),
      reject: async (rejection) => {
        await report.add(rejection);
        await record?.add(rejection);
      },
      progress: (reached) => {
        counts = reached;
        progress.show(reached);
      },
      signal: host.signal,
      now,
    });
    await record?.finish(counts);
    if (host.signal.aborted) ending = cancelled(options);
  } catch (error) {
    ending = failed(error, options);
    // The error that stopped the import may also cause this one, and was reported already.
    await record?.finish(counts).catch(() => undefined);
  } finally {
    await report.close();
    progress.end();
  }
  if (ending.sentence !== undefined) host.err.write(`${ending.sentence}\n`);
  if (report.path !== undefined) host.out.write(`The rejected rows are listed in ${report.path}\n`);
  if (report.path !== undefined && record !== undefined) host.out.write(`Administrators get them at ${addressOf(record.id)}\n`);
  host.out.write(`${lastLine(counts)}\n`);
  return ending.exitCode;
}

interface Ending {
  readonly exitCode: number;
  readonly sentence: string | undefined;
}

function cancelled(options: ImportOptions): Ending {
  return { exitCode: CANCELLED, sentence: `Cancelled. ${kept(options)}.` };
}

function failed(error: unknown, options: ImportOptions): Ending {
  const reason = messageOf(error);
  return { exitCode: 1, sentence: `The import stopped: ${reason}. ${kept(options)}.` };
}

function kept({ dryRun }: ImportOptions): string {
  return dryRun ? 'Nothing was saved' : 'The postings counted below are saved; run the same command again to import the rest';
}

function sinkFor({ dryRun }: ImportOptions, kernel: ServerKernel | undefined, now: Date): PostingSink {
  // Only a dry run has no kernel. There is no database yet, so all postings are new.
  if (kernel === undefined) return { save: async ({ length }) => ({ created: length, updated: 0, unchanged: 0 }) };
  const { save, preview, ended } = kernel.service(importedPostings);
  return dryRun ? { save: preview } : { save: (batch) => save(batch, now), ended };
}

function reportPath(dataDir: string, file: string, now: Date): string {
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  return join(dataDir, 'import-reports', `${basename(file).replace(/\.csv$/i, '')}-${stamp}.csv`);
}

function addressOf(id: string): string {
  return `/api${getRejections.path.replace(':id', id)}`;
}

function lastLine({ read, created, updated, unchanged, rejected }: ImportCounts): string {
  return `read ${read}, created ${created}, updated ${updated}, unchanged ${unchanged}, rejected ${rejected}`;
}
