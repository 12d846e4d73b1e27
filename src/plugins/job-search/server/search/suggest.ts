import { sql } from 'kysely';
import { type Prepared, prepared } from '#core/server/db/prepared.ts';
import { repairEncoding } from '#core/server/text/repair-encoding.ts';
import { MOST_WORDS } from '#core/server/text/search-words.ts';
import { wordsOf } from '#core/server/text/text-key.ts';
import type { PostingReader } from '#plugins/jobs/contract/posting-reader.ts';
import { MOST_SUGGESTIONS } from '../../contract/search.ts';
import type { JobSuggestion } from '../../contract/search-schemas.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';

interface SuggestionRow {
  readonly kind: JobSuggestion['kind'];
  readonly value: string;
  readonly text: string;
  readonly names: Readonly<Record<string, string>>;
}

/** How many of a kind are suggested where there are enough others, in the order of the kinds. */
const SHARES: Readonly<Record<JobSuggestion['kind'], number>> = { title: 4, company: 1, category: 2, skill: 1 };

const KINDS = Object.keys(SHARES) as readonly JobSuggestion['kind'][];

/** Suggests what begins with the typed words, the most frequent first. */
export function suggester(
  db: JobSearchDatabase,
  postings: Pick<PostingReader, 'namedCategory'>,
): (typed: string) => Promise<JobSuggestion[]> {
  const find: Prepared<{ words: string }, SuggestionRow> = prepared(db, (param) => ({
    compile: () =>
      sql<SuggestionRow>`
        select kind, value, text, names from (
          select kind, value, text, names, frequency, row_number() over (partition by kind order by frequency desc, value) as place
          from job_suggestions where words @@ ${param('words')}::tsquery
        ) as found where place <= ${sql.lit(MOST_SUGGESTIONS)} order by place, kind`.compile(db),
  }));
  return async (typed) => {
    const words = [...new Set(wordsOf(repairEncoding(typed)))].slice(0, MOST_WORDS);
    if (words.length === 0) return [];
    // From the first letter on, because there are few suggestions.
    const rows = await find({ words: words.map((word) => `${word}:*`).join(' & ') });
    return chosen(rows).map((row) => suggestionOf(row, postings));
  };
}

/** Each kind gets its share, and what is left over goes to the others. */
function chosen(rows: readonly SuggestionRow[]): readonly SuggestionRow[] {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const first = new Set(KINDS.flatMap((kind) => (byKind.get(kind) ?? []).slice(0, SHARES[kind])));
  for (const row of rows) if (first.size < MOST_SUGGESTIONS) first.add(row);
  return KINDS.flatMap((kind) => (byKind.get(kind) ?? []).filter((row) => first.has(row)));
}

function suggestionOf({ kind, value, text, names }: SuggestionRow, postings: Pick<PostingReader, 'namedCategory'>): JobSuggestion {
  if (kind === 'title') return { kind, text, value: null };
  if (kind !== 'category') return { kind, text, value };
  const { name, names: others } = postings.namedCategory(value, text, names);
  return { kind, text: name, value, ...(others && { names: others }) };
}
