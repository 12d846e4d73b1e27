import { readFile } from 'node:fs/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { ReceivedFile } from '#core/server/http/files/handle-upload.ts';
import type { JobAdder, Work } from '#core/server/queue/work.ts';
import { SPREADSHEET_LIMITS } from '../contract/import-limits.ts';
import type { FaultyChoice, ImportState } from '../contract/import-run.ts';
import type { ImportPlace } from '../contract/import-target.ts';
import { type ImportIssueCode, importIssue } from '../contract/issues.ts';
import type { ImportMapping } from '../contract/mapping-schemas.ts';
import { checkedMapping } from './check-mapping.ts';
import { advanceLine, type ImportStep } from './import-line.ts';
import type { AskedPlace, ImportPlaces } from './import-places.ts';
import type { ImportQuota } from './import-quota.ts';
import { type ImportStore, STORED, type StepChange, StepOver } from './import-store.ts';
import type { ImportDatabase, StoredImport } from './import-tables.ts';
import type { SheetChoice } from './reading/sheet-part.ts';

interface StepDependencies {
  readonly db: ImportDatabase;
  readonly store: ImportStore;
  readonly places: ImportPlaces;
  readonly quota: ImportQuota;
  readonly queue: JobAdder;
  readonly work: Work<ImportStep>;
  readonly now: () => Date;
}

/** The steps that users take. The work itself is done in the background. */
export class ImportSteps {
  readonly #dependencies: StepDependencies;

  constructor(dependencies: StepDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * An import of the actor, or one of an operator in a place where the actor may import.
   *
   * @throws ApiFault not-found for an import of another user, and for one of a place that does not exist for the actor
   */
  async readable(actor: Actor, id: string): Promise<StoredImport> {
    const found = await this.#find(actor, id, true);
    const access = (await this.#dependencies.places.access(actor, found)).kind;
    if (access === 'absent' || (access === 'forbidden' && found.operator_run !== null)) throw new ApiFault('not-found');
    return found;
  }

  /** Refuses a file before it arrives. @throws ApiFault not-found, forbidden, invalid, imports.quota */
  async demandStart(actor: Actor, asked: AskedPlace, bytes: number): Promise<void> {
    await this.#dependencies.places.demand(actor, asked);
    refuseSize(bytes);
    await this.#dependencies.quota.demand(this.#dependencies.db, actor.userId, bytes);
  }

  /** Stores the file. @throws ApiFault not-found, forbidden, invalid, imports.quota */
  async start(actor: Actor, asked: AskedPlace, file: ReceivedFile): Promise<StoredImport> {
    await this.#dependencies.places.demand(actor, asked);
    refuseSize(file.bytes);
    const content = await readFile(file.path);
    return inTransaction(this.#dependencies.db, async (own, transaction) => {
      const { quota } = this.#dependencies;
      await quota.lock(own);
      await quota.demand(own, actor.userId, content.length);
      const at = this.#dependencies.now();
      const row = {
        id: uuidv7(),
        user_id: actor.userId,
        file_name: file.name,
        content,
        state: 'reading',
        created_at: at,
        step_at: at,
      } as const;
      const { target, place } = asked;
      const stored = await own
        .insertInto('imports')
        .values({ ...row, target, place })
        .returning(STORED)
        .executeTakeFirstOrThrow();
      await advanceLine(transaction, asked, this.#dependencies);
      return stored;
    });
  }

  /**
   * Reads another sheet, or another row as the header. Without a row, it is found again.
   *
   * @throws ApiFault not-found, forbidden, invalid, conflict, imports.state
   */
  async readAgain(actor: Actor, step: ImportStep, choice: SheetChoice & { readonly sheet: number }): Promise<StoredImport> {
    const { found } = await this.#demand(actor, step, ['mapping', 'checked']);
    const { layout } = found;
    if (layout === null) throw new ApiFault('imports.state');
    if (choice.sheet >= Math.max(1, layout.sheets.length)) refuse('imports.choice', 'sheet');
    const isFirstRow = choice.sheet === layout.sheet && layout.firstRows.some(({ line }) => line === choice.headerLine);
    if (choice.headerLine !== undefined && !isFirstRow) refuse('imports.choice', 'headerLine');
    const change = { choice, columns: [], mapping: null, counts: null, is_checked_anew: false, failure: null, done: 0, total: 0 };
    return this.#move(actor, step, found.state, 'reading', change);
  }

  /** @throws ApiFault not-found, forbidden, invalid, conflict, imports.state */
  async map(actor: Actor, step: ImportStep, mapping: ImportMapping): Promise<StoredImport> {
    const { found, place } = await this.#demand(actor, step, ['mapping', 'checking', 'checked']);
    const checked = checkedMapping(mapping, place, found.columns);
    const change = { mapping: checked, counts: null, is_checked_anew: false, failure: null, done: 0, total: 0 };
    return this.#move(actor, step, found.state, 'checking', change);
  }

  /** @throws ApiFault not-found, forbidden, invalid, conflict, imports.state */
  async apply(actor: Actor, step: ImportStep, faulty: FaultyChoice): Promise<StoredImport> {
    const { found } = await this.#demand(actor, step, ['checked']);
    demandApplicable(found, faulty);
    return this.#move(actor, step, 'checked', 'applying', { failure: null, done: 0, total: 0 });
  }

  /** @throws ApiFault not-found, forbidden, conflict, imports.state */
  async undo(actor: Actor, step: ImportStep): Promise<StoredImport> {
    const { found } = await this.#demand(actor, step, ['applied']);
    if (found.undo_until === null || found.undo_until <= this.#dependencies.now()) throw new ApiFault('imports.state');
    return this.#move(actor, step, 'applied', 'undoing', { failure: null, done: 0, total: 0 });
  }

  /** Cancels an import, or deletes one that is over, with its rows. @throws ApiFault not-found, imports.state while it is undone */
  async cancel(actor: Actor, id: string): Promise<void> {
    // The worker may move the import between the two statements.
    for (;;) {
      const found = await this.#find(actor, id);
      if (!CANCELLABLE.some((state) => state === found.state)) throw new ApiFault('imports.state');
      try {
        const { version } = found;
        await this.#dependencies.store.moveNow({ id, version, states: CANCELLABLE }, 'cancelled', { content: null });
        break;
      } catch (error) {
        if (!(error instanceof StepOver)) throw error;
      }
    }
    // After the commit: work that still writes rows sees that it is over. If the server dies here, the sweep deletes them.
    await this.#dependencies.db.deleteFrom('imports').where('id', '=', id).execute();
  }

  async #find(actor: Actor, id: string, orOperators = false): Promise<StoredImport> {
    const found = await this.#dependencies.db
      .selectFrom('imports')
      .select(STORED)
      .where('id', '=', id)
      .where(({ or, eb }) => or([eb('user_id', '=', actor.userId), ...(orOperators ? [eb('operator_run', 'is not', null)] : [])]))
      .where('state', '<>', 'cancelled')
      .executeTakeFirst();
    if (found === undefined) throw new ApiFault('not-found');
    return found;
  }

  async #demand(
    actor: Actor,
    { id, version }: ImportStep,
    states: readonly ImportState[],
  ): Promise<{ readonly found: StoredImport & { readonly state: ImportState }; readonly place: ImportPlace }> {
    const found = await this.#find(actor, id);
    const place = await this.#dependencies.places.demand(actor, found);
    const state = states.find((each) => each === found.state);
    if (state === undefined) throw new ApiFault('imports.state');
    if (found.version !== version) throw new ApiFault('conflict');
    return { found: { ...found, state }, place };
  }

  async #move(actor: Actor, step: ImportStep, from: ImportState, to: ImportState, change: StepChange): Promise<StoredImport> {
    try {
      await this.#dependencies.store.moveNow({ ...step, states: [from] }, to, change);
    } catch (error) {
      throw error instanceof StepOver ? new ApiFault('conflict') : error;
    }
    return this.#find(actor, step.id);
  }
}

/** Undoing is one transaction, whose end decides what the import is. */
const CANCELLABLE: readonly ImportState[] = ['reading', 'mapping', 'checking', 'checked', 'applying', 'applied', 'undone', 'failed'];

/** @throws ApiFault invalid for a file that is too large or empty */
function refuseSize(bytes: number): void {
  if (bytes > SPREADSHEET_LIMITS.bytes) refuse('imports.too-large', '');
  if (bytes === 0) refuse('imports.empty', '');
}

function demandApplicable({ counts, mapping }: StoredImport, faulty: FaultyChoice): void {
  if (counts === null) throw new Error('An import was checked without a result');
  if (counts.new + counts.changed + counts.hidden === 0) refuse('imports.nothing-new', '');
  if (counts.faulty > 0 && mapping?.hidesMissing === true) refuse('imports.faults-hide', 'faulty');
  if (counts.faulty > 0 && faulty === 'stop') refuse('imports.has-faults', 'faulty');
}

function refuse(code: ImportIssueCode, path: string): never {
  throw new ApiFault('invalid', [importIssue(code, {}, path)]);
}
