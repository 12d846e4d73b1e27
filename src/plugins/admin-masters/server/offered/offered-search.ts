import { type RawBuilder, sql } from 'kysely';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { textKey, wordsOf } from '#core/server/text/text-key.ts';
import type { OfferedQuery, OfferedRow } from '../../contract/master-row.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';

/** Names that one step of the search reads at most. A row can have many matching names. */
const MOST_NAMES = 400;

/** Parts of names are found from this number of characters on, because shorter parts occur in too many names. */
const FEWEST_FOR_PARTS = 4;

/** Similar names are only looked for while fewer rows than this were found. */
const ENOUGH = 5;

/** Further words of a search text are ignored. */
const MOST_WORDS = 8;

/** The highest number of codes in one request. */
const MOST_CODES = 100;

/**
 * Rows for a form. Without a search text, in their order. With one: equal names first, then names that begin with it, names with its words,
 * names that contain it, and names with similar words. Each step only runs when the steps before found too little.
 *
 * @throws ApiFault not-found for a kind that is not offered
 */
export async function searchOffered(db: MasterRowDatabase, kinds: Kinds, entity: string, query: OfferedQuery): Promise<OfferedRow[]> {
  if (!kinds.of(entity).description.isOffered) throw new ApiFault('not-found');
  if (query.codes !== undefined) return withCodes(db, entity, query.codes.split(',').slice(0, MOST_CODES));
  const key = query.q === undefined ? '' : textKey(query.q);
  if (key === '') return inOrder(db, entity, query);
  const codes = new Set<string>();
  for (const step of STEPS) {
    if (codes.size >= (step.until ?? query.limit)) break;
    const names = await step.names({ db, entity, key });
    if (names !== undefined) for (const code of await rowsWith(db, { entity, query, names, known: [...codes] })) codes.add(code);
  }
  const found = [...codes].slice(0, query.limit);
  const rows = new Map((await rowsOf(db, entity, found)).map((row) => [row.code, row]));
  return found.flatMap((code) => rows.get(code) ?? []);
}

interface Asked {
  readonly db: MasterRowDatabase;
  readonly entity: string;
  readonly key: string;
}

/** The condition for names, and their order. `undefined`: no name can match. */
interface Names {
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** The names are read in their order from an index, so that the first ones suffice. Otherwise any of them are read and then sorted. */
  readonly isIndexed?: boolean;
}

interface Step {
  /** The step only runs while fewer rows than this were found; all that were asked for by default. */
  readonly until?: number;
  readonly names: (asked: Asked) => Promise<Names | undefined>;
}

const STEPS: readonly Step[] = [{ names: beginnings }, { names: wordBeginnings }, { names: parts }, { names: similar, until: ENOUGH }];

/** Names that begin with the text. An equal name is the first of them. */
async function beginnings({ key }: Asked): Promise<Names> {
  // The end of the range is the highest character.
  return { where: sql`n.key >= ${key} and n.key < ${`${key}\u{10FFFF}`}`, order: sql`n.key`, isIndexed: true };
}

/** Names with words that begin with the words of the text, in any order. */
async function wordBeginnings({ key }: Asked): Promise<Names | undefined> {
  const words = wordsOf(key).slice(0, MOST_WORDS);
  if (words.length === 0 || [...key].length < FEWEST_FOR_PARTS - 1) return undefined;
  return containing(words.map((word) => `${word}:*`));
}

async function parts({ key }: Asked): Promise<Names | undefined> {
  if ([...key].length < FEWEST_FOR_PARTS) return undefined;
  const part = `%${key.replace(/[\\%_]/g, '\\$&')}%`;
  return { where: sql`n.key like ${part}`, order: sql`strpos(n.key, ${key}), char_length(n.key)` };
}

/** Names with words like those of the text, for misspelled words. */
async function similar({ db, entity, key }: Asked): Promise<Names | undefined> {
  const words = wordsOf(key).slice(0, MOST_WORDS);
  if (words.length === 0 || [...key].length < FEWEST_FOR_PARTS) return undefined;
  const { rows } = await sql<{ typed: string; word: string }>`
    select typed, known.word from unnest(${words}::text[]) as typed
    cross join lateral (
      select word from master_words
      where entity = ${entity} and word % typed and char_length(word) between char_length(typed) - 2 and char_length(typed) + 2
      order by similarity(word, typed) desc, word limit 4
    ) known`.execute(db);
  const known = Map.groupBy(rows, ({ typed }) => typed);
  const { where } = containing(words.map((word) => [`${word}:*`, ...(known.get(word) ?? []).map((row) => row.word)].join(' | ')));
  return { where, order: sql`similarity(n.key, ${key}) desc` };
}

/** Names that match all of these parts of a text search. Words are only letters and digits, so nothing needs quotes. */
function containing(conditions: readonly string[]): Names {
  const query = conditions.map((condition) => `(${condition})`).join(' & ');
  return { where: sql`n.words @@ ${query}::tsquery`, order: sql`char_length(n.key)` };
}

interface Matching {
  readonly entity: string;
  readonly query: OfferedQuery;
  readonly names: Names;
  readonly known: readonly string[];
}

/** The codes of offered rows with these names, best first. */
async function rowsWith(db: MasterRowDatabase, { entity, query, names, known }: Matching): Promise<string[]> {
  const inOrderOfIndex = names.isIndexed === true ? sql`order by ${names.order}` : sql``;
  const below = query.parent === undefined ? sql`true` : sql`r.parent = ${query.parent}`;
  const { rows } = await sql<{ code: string }>`
    select n.code from (
      select n.code, n.key from master_names n join master_rows r on r.entity = n.entity and r.code = n.code
      where n.entity = ${entity} and ${names.where} and not r.is_hidden and ${below} ${inOrderOfIndex} limit ${MOST_NAMES}
    ) n
    where n.code <> all(${[...known]}) order by ${names.order}, n.code`.execute(db);
  return rows.map(({ code }) => code);
}

function inOrder(db: MasterRowDatabase, entity: string, { parent, limit }: OfferedQuery): Promise<OfferedRow[]> {
  return db
    .selectFrom('master_rows')
    .select(['code', 'name', 'names', 'parent'])
    .where('entity', '=', entity)
    .where('is_hidden', '=', false)
    .$if(parent !== undefined, (rows) => rows.where('parent', '=', parent ?? ''))
    .orderBy('sort')
    .orderBy('code')
    .limit(limit)
    .execute();
}

async function rowsOf(db: MasterRowDatabase, entity: string, codes: readonly string[]): Promise<OfferedRow[]> {
  if (codes.length === 0) return [];
  return db
    .selectFrom('master_rows')
    .select(['code', 'name', 'names', 'parent'])
    .where('entity', '=', entity)
    .where('code', 'in', codes)
    .execute();
}

/** Rows in any state, in the order of the codes. A merged code gives the row it leads to. */
async function withCodes(db: MasterRowDatabase, entity: string, codes: readonly string[]): Promise<OfferedRow[]> {
  const { rows } = await sql<OfferedRow>`
    select coalesce(into_row.code, r.code) as code, coalesce(into_row.name, r.name) as name, coalesce(into_row.names, r.names) as names,
      case when into_row.code is null then r.parent else into_row.parent end as parent
    from unnest(${[...codes]}::text[]) with ordinality as asked (code, place)
    join master_rows r on r.entity = ${entity} and r.code = asked.code
    left join master_rows into_row on into_row.entity = r.entity and into_row.code = r.merged_into
    order by asked.place`.execute(db);
  return rows;
}

/** Changes with each change of a row of the kind. */
export async function revisionOf(db: MasterRowDatabase, entity: string): Promise<string> {
  const kind = await db.selectFrom('master_kinds').select('revision').where('entity', '=', entity).executeTakeFirst();
  return `${entity} ${kind?.revision ?? 0}`;
}
