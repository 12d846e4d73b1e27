import type { ShownPosting } from '../../contract/posting-imports.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { statusAt } from '../posting-clock.ts';
import { postingsWithCategory } from '../posting-repository.ts';
import { storedPosting } from './stored-posting.ts';

// A posting has up to 60,000 characters, as text and as HTML.
const PORTION = 50;

/** The published postings of a company that imports brought, in portions. */
export async function* shownPostings(
  { db, now }: { readonly db: JobsDatabase; readonly now: () => Date },
  companyId: string | undefined,
): AsyncGenerator<readonly ShownPosting[]> {
  let after: string | undefined;
  while (companyId !== undefined) {
    const rows = await postingsWithCategory(db)
      .selectAll('job_postings')
      .where('company_id', '=', companyId)
      .where('import_key', 'is not', null)
      .where('status', '=', 'published')
      .$if(after !== undefined, (some) => some.where('job_postings.id', '>', after ?? ''))
      .orderBy('job_postings.id')
      .limit(PORTION)
      .execute();
    const shown = rows.filter((row) => statusAt(row, now()) === 'published');
    if (shown.length > 0) {
      yield shown.map((row) => ({
        key: row.import_key?.toString('hex') ?? '',
        title: row.title,
        before: storedPosting(row),
        after: { id: row.id },
      }));
    }
    after = rows.at(-1)?.id;
    if (rows.length < PORTION) return;
  }
}
