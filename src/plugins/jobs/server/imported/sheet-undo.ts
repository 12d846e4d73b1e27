import type { WrittenPosting } from '../../contract/posting-imports.ts';
import type { PostingListener, ReferenceHolder } from '../../contract/posting-references.ts';
import { ensureLocations } from './ensure-locations.ts';
import { ImportHistory } from './import-history.ts';
import type { ImportWork, WriterDependencies } from './import-work.ts';
import { imposedSchema, type StoredPosting, storedSchema, writtenSchema } from './kept-posting.ts';
import { lockedPostings } from './sheet-locks.ts';
import { contentColumns, SheetReferences } from './sheet-references.ts';
import { type RowToWrite, updateRows } from './sheet-rows.ts';

export interface UndoDependencies extends WriterDependencies {
  readonly keepers: () => readonly ReferenceHolder[];
  readonly listeners: () => readonly PostingListener[];
}

type UndoResult = 'reverted' | 'hidden' | 'kept';
type LockedRow = NonNullable<ReturnType<Awaited<ReturnType<typeof lockedPostings>>['get']>>;

/** Takes a portion of an import back. */
export async function revertRows(dependencies: UndoDependencies, work: ImportWork, rows: readonly WrittenPosting[]): Promise<UndoResult[]> {
  const states = rows.map(({ written }) => writtenSchema.parse(written));
  const before = rows.map((row) => (row.before === null ? undefined : storedSchema.parse(row.before)));
  // Company and category come before the postings.
  const references = await SheetReferences.lock(dependencies, work, {
    companyIds: [
      ...new Set([...(work.place.company === undefined ? [] : [work.place.company.id]), ...before.flatMap((row) => row?.companyId ?? [])]),
    ],
    companyNames: [],
    categories: new Map(before.flatMap((row) => (row === undefined || row.category === null ? [] : [[row.category, row.category]]))),
    newCategories: [],
    creates: false,
  });
  const ids = states.map(({ id }) => id);
  const stored = await lockedPostings(work.db, ids, true);
  const used = await usedAmong(dependencies, work, ids);
  const undo = new PortionUndo(work, references);
  const results = rows.map((row, at): UndoResult => {
    const [state, was] = [states[at], before[at]];
    const now = stored.get(state?.id ?? '');
    if (now === undefined) return was === undefined ? 'reverted' : 'kept';
    if (now.version !== state?.version || now.status !== state.status) return 'kept';
    if (was !== undefined) return undo.restore(now, was, namesOf(row));
    return used.has(now.id) ? undo.close(now) : undo.delete(now);
  });
  await undo.save(dependencies);
  return results;
}

/** The changed fields, for the history. */
function namesOf({ kind, after }: WrittenPosting): readonly string[] {
  return kind === 'hidden' ? [] : imposedSchema.parse(after).names;
}

/** The postings that have applications, saved marks, invitations or reports. */
async function usedAmong(
  { keepers }: UndoDependencies,
  { db, transaction }: ImportWork,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const used = new Set<string>();
  for (const keeper of keepers()) for (const id of (await keeper.usedAmong?.(transaction, ids)) ?? []) used.add(id);
  const reported = await db.selectFrom('job_reports').select('job_id').distinct().where('job_id', 'in', ids).execute();
  for (const { job_id } of reported) used.add(job_id);
  return used;
}

class PortionUndo {
  readonly #work: ImportWork;
  readonly #references: SheetReferences;
  readonly #history: ImportHistory;
  readonly #deleted: string[] = [];
  readonly #closed: RowToWrite[] = [];
  readonly #restored: { readonly now: LockedRow; readonly was: StoredPosting }[] = [];

  constructor(work: ImportWork, references: SheetReferences) {
    this.#work = work;
    this.#references = references;
    this.#history = new ImportHistory(work);
  }

  delete({ id }: LockedRow): UndoResult {
    this.#deleted.push(id);
    return 'reverted';
  }

  /** Ends a posting that has applications or the like, and therefore stays. */
  close(now: LockedRow): UndoResult {
    if (now.status !== 'published' && now.status !== 'paused') return 'kept';
    const { at } = this.#work;
    const ended = { status: 'closed', ended_at: at, end_reason: 'cancelled' } as const;
    this.#closed.push({ row: { ...this.#next(now), ...ended }, category: undefined });
    this.#history.add(now.id, { action: 'moved', from: now.status, to: 'closed', reason: 'cancelled' });
    return 'hidden';
  }

  restore(now: LockedRow, was: StoredPosting, names: readonly string[]): UndoResult {
    this.#restored.push({ now, was });
    if (names.length > 0) this.#history.add(now.id, { action: 'edited', from: now.status, to: now.status, fields: names });
    if (now.status !== was.status) this.#history.add(now.id, { action: 'moved', from: now.status, to: was.status });
    return 'reverted';
  }

  async save({ listeners }: UndoDependencies): Promise<void> {
    const { db, transaction } = this.#work;
    const names = new Set(this.#restored.flatMap(({ was }) => was.location ?? []));
    const locations = await ensureLocations(db, [...names]);
    await updateRows(db, [...this.#closed, ...this.#restored.map((each) => this.#asBefore(each, locations))]);
    if (this.#deleted.length > 0) await db.deleteFrom('job_postings').where('id', 'in', this.#deleted).execute();
    await this.#history.save();
    const closed = this.#closed.map(({ row }) => row.id);
    if (closed.length > 0) for (const listener of listeners()) await listener.closed(transaction, closed);
  }

  #asBefore({ now, was }: { now: LockedRow; was: StoredPosting }, locations: ReadonlyMap<string, number>): RowToWrite {
    const category = this.#references.categoryIfThere(was.category);
    const row = {
      ...this.#next(now),
      ...contentColumns(was, locations),
      ...this.#references.company(null, was.companyId),
      category_id: category?.id ?? null,
      content_hash: Buffer.from(was.contentHash, 'hex'),
      published_at: was.publishedAt === null ? null : new Date(was.publishedAt),
      status: was.status,
      paused_by_system: was.isPausedBySystem,
      import_id: was.importId,
    };
    return { row, category };
  }

  #next(now: LockedRow) {
    return { ...now, details: JSON.stringify(now.details), version: now.version + 1, updated_at: this.#work.at };
  }
}
