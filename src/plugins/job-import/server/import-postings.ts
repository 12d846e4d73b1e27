import type { CsvRecord } from '#core/server/spreadsheets/csv/csv-records.ts';
import type { IdentifiedPosting, ImportedPosting, SavedCounts } from '#plugins/jobs/contract/imported-postings.ts';
import type { ColumnPlan } from './columns/column-plan.ts';
import { identityOf, type PostingIdentity, SeenIdentities } from './posting-identity.ts';
import { type Rejection, readPosting } from './row/read-posting.ts';
import { CellFault } from './row/row-cells.ts';

/** The counts of a file's rows. The last four add up to `read`. */
export interface ImportCounts {
  readonly read: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
}

/** A posting from a file, with its identity. */
export type ReadPosting = IdentifiedPosting & PostingIdentity;

/** Saves the postings of a file. */
export interface PostingSink {
  /** Saves all postings or, when it throws, none. All keys must be different. */
  readonly save: (batch: readonly ReadPosting[]) => Promise<SavedCounts>;
  /** Called after the last batch, also when the import was cancelled. */
  readonly ended?: () => Promise<void>;
}

/** One import. */
export interface ImportRun {
  readonly plan: ColumnPlan;
  /** The rows, without the header. */
  readonly rows: AsyncIterable<CsvRecord>;
  readonly sink: PostingSink;
  /** Called for each rejected row. */
  readonly reject: (rejection: Rejection) => Promise<void> | void;
  /** Called after each batch, and at least once for every 1,000 rows. */
  readonly progress: (counts: ImportCounts) => void;
  /** Cancels the import between two batches. */
  readonly signal: AbortSignal;
  readonly now: Date;
}

/** Rows in each transaction. Enough for speed, but few enough to stop a cancelled import at once. */
const BATCH = 500;

/** Characters of descriptions in each transaction. The limit bounds the memory for long descriptions. */
const BATCH_TEXT = 1_000_000;

/** Imports the rows in batches. Each batch is saved completely, and saved batches stay when the import stops. */
export async function importPostings(run: ImportRun): Promise<ImportCounts> {
  const importer = new Importer(run);
  for await (const row of run.rows) {
    if (run.signal.aborted) break;
    await importer.take(row);
  }
  if (!run.signal.aborted) await importer.save();
  await run.sink.ended?.();
  return importer.counts;
}

class Importer {
  readonly #run: ImportRun;
  readonly #list = new SeenIdentities();
  #batch: ReadPosting[] = [];
  #batchText = 0;
  #saved = { created: 0, updated: 0, unchanged: 0 };
  #rejected = 0;
  #sinceProgress = 0;

  constructor(run: ImportRun) {
    this.#run = run;
  }

  /** Rows in an unsaved batch are not counted, because a cancelled import drops them. */
  get counts(): ImportCounts {
    const { created, updated, unchanged } = this.#saved;
    return { read: created + updated + unchanged + this.#rejected, created, updated, unchanged, rejected: this.#rejected };
  }

  async take(row: CsvRecord): Promise<void> {
    try {
      if (row.kind === 'broken') throw new CellFault('', row.reason);
      const identified = this.#identified(row);
      this.#batch.push(identified);
      this.#batchText += identified.posting.description?.length ?? 0;
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      await this.#run.reject({ line: row.line, column: error.column, reason: error.message });
      this.#rejected++;
    }
    this.#sinceProgress++;
    if (this.#batch.length >= BATCH || this.#batchText >= BATCH_TEXT) await this.save();
    else if (this.#sinceProgress >= 2 * BATCH) this.#reportProgress();
  }

  async save(): Promise<void> {
    if (this.#batch.length > 0) {
      const counts = await this.#run.sink.save(this.#batch);
      this.#saved.created += counts.created;
      this.#saved.updated += counts.updated;
      this.#saved.unchanged += counts.unchanged;
      this.#batch = [];
      this.#batchText = 0;
    }
    this.#reportProgress();
  }

  #identified({ line, cells }: CsvRecord & { kind: 'cells' }): ReadPosting {
    const posting = readPosting(this.#run.plan, cells, this.#run.now);
    const identity = identityOf(posting);
    const first = this.#list.claim(identity.key, line);
    if (first !== undefined) throw new CellFault(this.#idColumn(posting), `repeats the posting on line ${first}`);
    return { posting, ...identity };
  }

  /** The column that identifies the posting: the id column, or an empty name for the whole row. */
  #idColumn(posting: ImportedPosting): string {
    const source = this.#run.plan.sources.id;
    return posting.externalId !== undefined && source?.kind === 'column' ? source.name : '';
  }

  #reportProgress(): void {
    this.#sinceProgress = 0;
    this.#run.progress(this.counts);
  }
}
