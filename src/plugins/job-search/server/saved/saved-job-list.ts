import type { Page } from '#core/contract/paging.ts';
import { type CreatedCursor, createdCursor, pageOf } from '#core/server/http/cursor.ts';
import type { PostingReader } from '#plugins/jobs/contract/posting-reader.ts';
import type { SavedJob } from '../../contract/saved-schemas.ts';
import type { JobSavedPostingsTable, JobSearchDatabase } from '../job-search-tables.ts';
import type { SavingCall } from './saved-jobs.ts';

interface SavedJobListDependencies {
  readonly db: JobSearchDatabase;
  readonly postings: Pick<PostingReader, 'keptOf' | 'withMarks'>;
  /** Key for the cursors of the list. */
  readonly cursorKey: Buffer;
}

/** The list of a user's saved postings. */
export class SavedJobList {
  readonly #dependencies: SavedJobListDependencies;
  readonly #cursors: CreatedCursor;

  constructor(dependencies: SavedJobListDependencies) {
    this.#dependencies = dependencies;
    this.#cursors = createdCursor(dependencies.cursorKey, 'jobs.saved');
  }

  /** The posting saved last comes first. */
  async page(
    { actor: { userId } }: Pick<SavingCall, 'actor'>,
    query: { limit: number; cursor?: string | undefined },
  ): Promise<Page<SavedJob>> {
    // The cursor is of one user.
    const asked = { ...query, userId };
    const after = this.#cursors.after(asked);
    const rows = await this.#dependencies.db
      .selectFrom('job_saved_postings')
      .select(['job_id', 'title', 'note', 'saved_at'])
      .where('user_id', '=', userId)
      .$if(after !== undefined, (some) =>
        some.where(({ eb, refTuple, tuple }) => eb(refTuple('saved_at', 'job_id'), '<', tuple(after?.at ?? new Date(0), after?.id ?? ''))),
      )
      .orderBy('saved_at', 'desc')
      .orderBy('job_id', 'desc')
      .limit(query.limit + 1)
      .execute();
    const page = pageOf(rows, query.limit, ({ saved_at, job_id: id }) => this.#cursors.of(asked)({ created_at: saved_at, id }));
    return { ...page, items: await this.#withPostings(page.items) };
  }

  /** A posting that was deleted meanwhile is left out. */
  async #withPostings(rows: readonly SavedRow[]): Promise<SavedJob[]> {
    const { postings } = this.#dependencies;
    const kept = await postings.keptOf(rows.map(({ job_id }) => job_id));
    const shown = await postings.withMarks([...kept.values()].flatMap(({ job }) => job ?? []));
    const byId = new Map(shown.map((job) => [job.id, job]));
    return rows.flatMap(({ job_id: id, title, note, saved_at }) => {
      const posting = kept.get(id);
      return posting === undefined ? [] : { ...posting, id, title, job: byId.get(id) ?? null, note, savedAt: saved_at.toISOString() };
    });
  }
}

type SavedRow = Pick<JobSavedPostingsTable, 'job_id' | 'title' | 'note' | 'saved_at'>;
