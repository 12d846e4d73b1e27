import { sql } from 'kysely';
import { type AskedWord, askedWords, isName } from '#core/contract/search-text/asked-words.ts';
import { writtenWords } from '#core/contract/search-text/stored-words.ts';
import { type Prepared, prepared } from '#core/server/db/prepared.ts';
import { repairEncoding } from '#core/server/text/repair-encoding.ts';
import { anyOf, formLiteral } from '#core/server/text/search-words.ts';
import type { PostingReader } from '#plugins/jobs/contract/posting-reader.ts';
import { MOST_SUGGESTIONS } from '../../contract/search.ts';
import type { JobSuggestion } from '../../contract/search-schemas.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';

interface SuggestionRow {
  readonly kind: JobSuggestion['kind'];
  readonly value: string;
  readonly text: string;
  readonly names: Readonly<Record<string, string>>;
  readonly frequency: number;
}

/** How many of a kind are suggested where there are enough others, in the order of the kinds. */
const SHARES: Readonly<Record<JobSuggestion['kind'], number>> = { title: 4, company: 1, category: 2, skill: 1 };

/** More of each kind than are suggested, because spellings of one title are suggested once. */
const READ = 3 * MOST_SUGGESTIONS;

const KINDS = Object.keys(SHARES) as readonly JobSuggestion['kind'][];

/** Suggests what begins with the typed words, the most frequent first, and of equal ones the shorter first. */
export function suggester(
  db: JobSearchDatabase,
  postings: Pick<PostingReader, 'namedCategory'>,
): (typed: string) => Promise<JobSuggestion[]> {
  const find: Prepared<{ words: string }, SuggestionRow> = prepared(db, (param) => ({
    compile: () =>
      sql<SuggestionRow>`
        select kind, value, text, names, frequency from (
          select kind, value, text, names, frequency, row_number() over (partition by kind order by frequency desc, length(text), value) as place
          from job_suggestions where words @@ ${param('words')}::tsquery
        ) as found where place <= ${sql.lit(READ)} order by place, kind`.compile(db),
  }));
  return async (typed) => {
    const words = askedWords(repairEncoding(typed));
    if (words.length === 0) return [];
    const rows = await find({ words: beginningsOf(words, true) });
    // While nothing has the typed name, it may be the beginning of another word.
    const found = rows.length > 0 || !words.some(isName) ? rows : await find({ words: beginningsOf(words, false) });
    return chosen(withoutSpellings(found)).map((row) => suggestionOf(row, postings));
  };
}

/** The words as beginnings from the first letter on, because there are few suggestions. Names such as `Java`, `C` and `C++` may stay whole. */
function beginningsOf(words: readonly AskedWord[], keepNames: boolean): string {
  const literalOf = (word: AskedWord): string =>
    anyOf(word.forms.map((form) => formLiteral(keepNames && isName(word) ? form : { ...form, isBeginning: true })));
  return words.map(literalOf).join(' & ');
}

/** Titles that differ in signs and in endings of genders only are suggested once, as most postings write them. */
function withoutSpellings(rows: readonly SuggestionRow[]): readonly SuggestionRow[] {
  const known = new Set<string>();
  return rows.filter(({ kind, text, value }) => {
    const key = kind === 'title' ? writtenWords(text).join(' ') || value : value;
    return !known.has(`${kind} ${key}`) && known.add(`${kind} ${key}`);
  });
}

/** Each kind gets its share, and what is left over goes to the others. */
function chosen(rows: readonly SuggestionRow[]): readonly SuggestionRow[] {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const first = new Set(KINDS.flatMap((kind) => (byKind.get(kind) ?? []).slice(0, SHARES[kind])));
  for (const row of rows) if (first.size < MOST_SUGGESTIONS) first.add(row);
  return KINDS.flatMap((kind) => (byKind.get(kind) ?? []).filter((row) => first.has(row)));
}

function suggestionOf(
  { kind, value, text, names, frequency: count }: SuggestionRow,
  postings: Pick<PostingReader, 'namedCategory'>,
): JobSuggestion {
  if (kind === 'title') return { kind, text, value: null, count: null };
  if (kind !== 'category') return { kind, text, value, count };
  const { name, names: others } = postings.namedCategory(value, text, names);
  return { kind, text: name, value, count, ...(others && { names: others }) };
}
