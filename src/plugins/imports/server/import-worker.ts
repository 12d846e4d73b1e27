import type { Actor } from '#core/contract/actor.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { RecordAudit } from '#core/server/audit/audit-log.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { actorOf } from '#core/server/identity/actor-of.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import { defineWork, type RunningJob, type Work } from '#core/server/queue/work.ts';
import type { ImportState } from '../contract/import-run.ts';
import type { ImportPlace } from '../contract/import-target.ts';
import { importIssue } from '../contract/issues.ts';
import type { ImportCounts, ImportSentence } from '../contract/schemas.ts';
import { checkRows } from './check-rows.ts';
import { languageSign, withForms } from './column-forms.ts';
import { keptColumns } from './file-columns.ts';
import { guessMapping } from './guess-mapping.ts';
import { type ImportStep, importStepSchema, type WorkingState } from './import-line.ts';
import type { ImportOutcome, importEnded } from './import-notices.ts';
import type { ImportPlaces } from './import-places.ts';
import { type ImportQuota, NoRoom } from './import-quota.ts';
import { type ImportStore, type StepChange, StepOver } from './import-store.ts';
import type { ImportDatabase, StoredImport } from './import-tables.ts';
import { applyImport, undoImport, type WriteNeeds } from './import-transactions.ts';
import { lastMapping } from './kept-mappings.ts';
import { readFile } from './read-file.ts';
import { SpreadsheetRefused } from './reading/sheet-part.ts';
import { bytesOfRows, deleteRows } from './row-store.ts';
import { isHelpRow } from './template.ts';

interface WorkerDependencies {
  readonly db: ImportDatabase;
  readonly store: () => ImportStore;
  readonly places: ImportPlaces;
  readonly quota: ImportQuota;
  readonly auditAs: (actor: Actor) => RecordAudit;
  readonly now: () => Date;
  readonly raise: RaiseNotice;
  readonly ended: ReturnType<typeof importEnded>;
}

/** Attempts of a step. An error may be that of a moment, for example of the database; a second one stays. */
const MOST_ATTEMPTS = 2;

/** Attempts after which a step whose server died each time is given up. */
const MOST_DEATHS = 4;

/** Users wait for shorter steps and see how they end. */
const LONG_MS = 60_000;

/** The state after a step that failed. */
const AFTER_FAILURE: Readonly<Record<WorkingState, ImportState>> = {
  reading: 'failed',
  checking: 'mapping',
  applying: 'checked',
  undoing: 'applied',
};

/** The work on one step of an import. */
export function importWork(dependencies: WorkerDependencies): Work<ImportStep> {
  return defineWork({
    name: 'imports.run-import',
    schema: importStepSchema,
    timeLimitSeconds: 900,
    // A server holds the rows of one import at a time, whoever began the others.
    atOnce: 1,
    run: async (step, job) => {
      const found = await dependencies.store().begin(step);
      if (found === undefined || !isWorking(found.state)) return;
      await new StepRun(dependencies, step, { ...found, state: found.state }, job).run();
    },
  });
}

function isWorking(state: StoredImport['state']): state is WorkingState {
  return state in AFTER_FAILURE;
}

type WorkingImport = StoredImport & { readonly state: WorkingState };

class StepRun {
  readonly #dependencies: WorkerDependencies;
  readonly #store: ImportStore;
  readonly #step: ImportStep;
  readonly #import: WorkingImport;
  readonly #job: RunningJob;

  constructor(dependencies: WorkerDependencies, step: ImportStep, found: WorkingImport, job: RunningJob) {
    this.#dependencies = dependencies;
    this.#store = dependencies.store();
    this.#step = step;
    this.#import = found;
    this.#job = job;
  }

  async run(): Promise<void> {
    try {
      if (this.#job.attempt > MOST_DEATHS) throw new Error('The server died repeatedly in this step');
      await this.#work();
    } catch (error) {
      await this.#end(error);
    }
  }

  async #work(): Promise<void> {
    const actor = await this.#actor();
    const access = actor === undefined ? { kind: 'absent' as const } : await this.#dependencies.places.access(actor, this.#import);
    if (actor === undefined || access.kind !== 'open') return this.#fail(importIssue('imports.no-right'));
    const steps = { reading: this.#read, checking: this.#check, applying: this.#apply, undoing: this.#undo };
    await steps[this.#import.state].call(this, access.place, actor);
  }

  async #read(place: ImportPlace, actor: Actor): Promise<void> {
    const { db, quota } = this.#dependencies;
    const isHelp = (cells: readonly string[]): boolean => isHelpRow(place.columns, cells);
    const read = await readFile(this.#step, { db, store: this.#store, quota, isHelp, signal: this.#job.signal });
    const last = await lastMapping(db, actor.userId, this.#import);
    const file = withForms(read.columns, languageSign(place, read.columns, read.delimiter));
    const mapping = guessMapping({ place, file, last });
    const { rows, layout = null } = read;
    await this.#move('mapping', { columns: keptColumns(file), rows, layout, mapping, failure: null, done: 0, total: 0 });
  }

  async #check(place: ImportPlace): Promise<void> {
    const { db, quota } = this.#dependencies;
    const { mapping, columns, rows } = this.#import;
    if (mapping === null) throw new Error('An import is checked before it has a mapping');
    const parts = { db, store: this.#store, quota, place, signal: this.#job.signal };
    const counts = await checkRows(this.#step, { mapping, columns, rows }, parts);
    await this.#move('checked', { counts, ...(await bytesOfRows(db, this.#step.id)), failure: null, done: 0, total: 0 });
  }

  async #apply(place: ImportPlace, actor: Actor): Promise<void> {
    await applyImport(this.#step, this.#checked(), this.#writeNeeds(place, actor));
  }

  async #undo(place: ImportPlace, actor: Actor): Promise<void> {
    await undoImport(this.#step, this.#checked(), this.#writeNeeds(place, actor));
  }

  #checked(): StoredImport & { readonly counts: ImportCounts } {
    const { counts } = this.#import;
    if (counts === null) throw new Error('An import is written before it was checked');
    return { ...this.#import, counts };
  }

  #writeNeeds(place: ImportPlace, actor: Actor): WriteNeeds<Actor> {
    const { db, auditAs, now } = this.#dependencies;
    const ended: WriteNeeds<Actor>['ended'] = (transaction, outcome) => this.#tell(transaction, outcome);
    return { db, store: this.#store, place, actor, audit: auditAs(actor), at: now(), signal: this.#job.signal, ended };
  }

  async #end(error: unknown): Promise<void> {
    // The next step has its own job.
    if (error instanceof StepOver) return;
    // What is stored changed after the check.
    if (error instanceof ApiFault && error.code === 'conflict') {
      await this.#move('checking', { is_checked_anew: true, failure: null, done: 0, total: 0 });
      return;
    }
    // The account was suspended or got another role since the step began.
    if (error instanceof ApiFault && (error.code === 'suspended' || error.code === 'forbidden'))
      return this.#fail(importIssue('imports.no-right'));
    if (error instanceof SpreadsheetRefused) return this.#fail(importIssue(error.fault.code, error.fault.values));
    if (error instanceof NoRoom) return this.#fail(error.sentence);
    if (this.#job.signal.aborted || this.#job.attempt < MOST_ATTEMPTS) throw error;
    this.#job.log.error({ err: error, importId: this.#step.id }, 'A step of an import failed');
    await this.#fail(importIssue('imports.broken-off'));
  }

  async #fail({ code, message, values }: ImportSentence): Promise<void> {
    const isUnread = this.#import.state === 'reading';
    if (isUnread) await this.#forgetRows();
    const change = { failure: { code, message, values }, done: 0, total: 0, ...(isUnread && { content: null }) };
    const isWriting = this.#import.state === 'applying' || this.#import.state === 'undoing';
    await this.#move(AFTER_FAILURE[this.#import.state], change, isWriting ? 'failed' : undefined);
  }

  /** Tells who began the import how it ended, when that was long after the step was asked for. */
  async #tell(transaction: Transaction, outcome: ImportOutcome): Promise<void> {
    const { now, raise, ended, places } = this.#dependencies;
    const { user_id: user, step_at: since, file_name: file } = this.#import;
    if (user === null || now().getTime() - since.getTime() <= LONG_MS) return;
    const importId = this.#step.id;
    const page = places.pageOf(this.#import, importId);
    const params = { importId, file, outcome, ...(page !== undefined && { page }) };
    await raise(transaction, ended, { to: { users: [user] }, about: importId, params });
  }

  /** The rows of a file that was read in part are of no use. */
  async #forgetRows(): Promise<void> {
    try {
      await this.#store.write(this.#step, (own) => deleteRows(own, this.#step.id));
    } catch (error) {
      if (!(error instanceof StepOver)) throw error;
    }
  }

  async #move(to: ImportState, change: StepChange, outcome?: ImportOutcome): Promise<void> {
    try {
      await inTransaction(this.#dependencies.db, async (_own, transaction) => {
        await this.#store.move(transaction, { ...this.#step, states: [this.#import.state] }, to, change);
        if (outcome !== undefined) await this.#tell(transaction, outcome);
      });
    } catch (error) {
      if (!(error instanceof StepOver)) throw error;
    }
  }

  async #actor(): Promise<Actor | undefined> {
    const { user_id } = this.#import;
    const user = user_id === null ? undefined : await new UsersRepository(this.#dependencies.db, this.#dependencies.now).find(user_id);
    return user === undefined || user.status === 'suspended' ? undefined : actorOf(user);
  }
}
