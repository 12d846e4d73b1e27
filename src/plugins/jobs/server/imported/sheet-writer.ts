import { v7 as uuid } from 'uuid';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { contentHash } from '#core/server/text/content-hash.ts';
import { EDITABLE_STATUSES, type JobReview } from '../../contract/life-cycle.ts';
import type { KeptPosting, WritablePosting } from '../../contract/posting-imports.ts';
import { isReviewedAgain } from '../drafts/posting-edits.ts';
import { statusAt } from '../posting-clock.ts';
import { ensureLocations } from './ensure-locations.ts';
import { ImportHistory } from './import-history.ts';
import type { ImportWork, WriterDependencies } from './import-work.ts';
import { type ImposedPosting, imposedSchema, pausedSchema, type StoredPosting, storedSchema, type WrittenState } from './kept-posting.ts';
import { lockedPostings } from './sheet-locks.ts';
import { contentColumns, SheetReferences } from './sheet-references.ts';
import { insertRows, type RowToWrite, updateRows } from './sheet-rows.ts';

interface ImposedRow {
  readonly before: StoredPosting | undefined;
  readonly after: ImposedPosting;
}

/** What the transaction has locked. */
interface Locked {
  readonly stored: Awaited<ReturnType<typeof lockedPostings>>;
  readonly references: SheetReferences;
  readonly reviewed: (companyId: string) => JobReview;
}

/** Writes a portion of an import. The answer has what tells whether a posting was touched since. @throws ApiFault conflict */
export async function applyRows(
  dependencies: WriterDependencies,
  work: ImportWork,
  rows: readonly WritablePosting[],
): Promise<KeptPosting[]> {
  const imposed = rows.map((row): ImposedRow | undefined => (row.kind === 'hidden' ? undefined : imposedRow(row)));
  const written = await new PortionWriter(dependencies, work).write(imposed.filter((row) => row !== undefined));
  const paused = await pauseRows(
    work,
    rows.filter(({ kind }) => kind === 'hidden'),
  );
  return imposed.map((row) => (row === undefined ? paused.shift() : written.shift()) ?? {});
}

function imposedRow({ before, after }: WritablePosting): ImposedRow {
  return { before: before === null ? undefined : storedSchema.parse(before), after: imposedSchema.parse(after) };
}

class PortionWriter {
  readonly #dependencies: WriterDependencies;
  readonly #work: ImportWork;

  constructor(dependencies: WriterDependencies, work: ImportWork) {
    this.#dependencies = dependencies;
    this.#work = work;
  }

  async write(rows: readonly ImposedRow[]): Promise<WrittenState[]> {
    if (rows.length === 0) return [];
    const { db } = this.#work;
    const references = await this.#references(rows);
    const stored = await lockedPostings(
      db,
      rows.flatMap(({ after }) => after.id ?? []),
    );
    const reviewed = await this.#dependencies.review.reviewsOf(
      [...stored.values()].map((row) => row.company_id),
      this.#work.transaction,
    );
    const locations = await ensureLocations(db, [...new Set(rows.flatMap(({ after }) => after.location ?? []))]);
    const written = rows.map(({ before, after }) => {
      const columns = contentColumns(after, locations);
      return before === undefined
        ? this.#created(after, columns, references)
        : this.#changed(before, after, columns, { stored, references, reviewed });
    });
    const created = written.filter((_, at) => rows[at]?.before === undefined);
    if ((await insertRows(db, created)) < created.length) throw new ApiFault('conflict');
    await updateRows(
      db,
      written.filter((_, at) => rows[at]?.before !== undefined),
    );
    await this.#record(rows, written);
    return written.map(({ row }) => ({ id: row.id, version: row.version ?? 1, status: row.status }));
  }

  #references(rows: readonly ImposedRow[]): Promise<SheetReferences> {
    const { place } = this.#work;
    return SheetReferences.lock(this.#dependencies, this.#work, {
      companyIds: [...(place.company === undefined ? [] : [place.company.id]), ...rows.flatMap(({ before }) => before?.companyId ?? [])],
      companyNames: rows.flatMap(({ after }) => after.companyName ?? []),
      categories: new Map(
        rows.flatMap(({ after: { category } }) => (category === null || category.isNew ? [] : [[category.code, category.name]])),
      ),
      newCategories: rows.flatMap(({ after: { category } }) => (category?.isNew === true ? [category.name] : [])),
      creates: place.by === 'moderator',
    });
  }

  #created(after: ImposedPosting, columns: ReturnType<typeof contentColumns>, references: SheetReferences): RowToWrite {
    const { actor, importId, at, place } = this.#work;
    const id = uuid();
    const category = references.category(after.category);
    const company = references.company(after.companyName, place.company?.id);
    const isMember = place.by === 'member';
    return {
      row: {
        ...columns,
        ...company,
        id,
        source: isMember ? 'authored' : 'imported',
        import_id: isMember ? importId : null,
        created_by: isMember ? (actor?.userId ?? null) : null,
        external_id: after.externalId,
        import_key: Buffer.from(after.key, 'hex'),
        content_hash: isMember ? contentHash(['imported', id]) : Buffer.from(after.contentHash, 'hex'),
        category_id: category?.id ?? null,
        status: isMember ? 'draft' : 'published',
        published_at: isMember ? null : new Date(after.publishedAt ?? at),
        created_at: at,
        updated_at: at,
        version: 1,
      },
      category,
    };
  }

  #changed(
    before: StoredPosting,
    after: ImposedPosting,
    columns: ReturnType<typeof contentColumns>,
    { stored, references, reviewed }: Locked,
  ): RowToWrite {
    const { importId, at, place } = this.#work;
    const row = stored.get(before.id);
    const isSame = row?.version === before.version && row.status === before.status && row.company_id === before.companyId;
    if (row === undefined || !isSame) throw new ApiFault('conflict');
    const isMember = place.by === 'member';
    // It may have expired since the check.
    if (isMember && !EDITABLE_STATUSES.includes(statusAt(row, at))) throw new ApiFault('conflict');
    const category = references.category(after.category);
    const isWaiting = isMember && isReviewedAgain(row.status, after.names, reviewed(row.company_id));
    const hash = row.source === 'imported' ? Buffer.from(after.contentHash, 'hex') : contentHash(['imported', row.id, row.version]);
    return {
      row: {
        ...row,
        details: JSON.stringify(row.details),
        ...columns,
        ...references.company(after.companyName, row.company_id),
        content_hash: hash,
        category_id: category?.id ?? null,
        published_at: isMember || row.published_at === null ? row.published_at : new Date(after.publishedAt ?? row.published_at),
        ...(isWaiting && { status: 'pending_review' as const, paused_by_system: false }),
        ...(row.status === 'draft' && { import_id: importId }),
        version: row.version + 1,
        updated_at: at,
      },
      category,
    };
  }

  async #record(rows: readonly ImposedRow[], written: readonly RowToWrite[]): Promise<void> {
    const history = new ImportHistory(this.#work);
    for (const [at, { row }] of written.entries()) {
      const { before, after } = rows[at] ?? {};
      if (before === undefined) history.add(row.id, { action: 'created', from: null, to: row.status });
      else {
        history.add(row.id, { action: 'edited', from: before.status, to: before.status, fields: after?.names ?? [] });
        if (row.status !== before.status) history.add(row.id, { action: 'moved', from: before.status, to: row.status });
      }
    }
    await history.save();
  }
}

/** Pauses published postings that the file leaves out. */
async function pauseRows(work: ImportWork, rows: readonly WritablePosting[]): Promise<WrittenState[]> {
  if (rows.length === 0) return [];
  const { db, at } = work;
  const before = rows.map((row) => storedSchema.parse(row.before));
  const stored = await lockedPostings(
    db,
    rows.map(({ after }) => pausedSchema.parse(after).id),
  );
  const history = new ImportHistory(work);
  const paused = before.map(({ id, version }): RowToWrite => {
    const row = stored.get(id);
    if (row?.version !== version || statusAt(row, at) !== 'published') throw new ApiFault('conflict');
    history.add(id, { action: 'moved', from: 'published', to: 'paused' });
    const next = { status: 'paused' as const, paused_by_system: false, version: version + 1, updated_at: at };
    return { row: { ...row, details: JSON.stringify(row.details), ...next }, category: undefined };
  });
  await updateRows(db, paused);
  await history.save();
  return paused.map(({ row }) => ({ id: row.id, version: row.version ?? 1, status: row.status }));
}
