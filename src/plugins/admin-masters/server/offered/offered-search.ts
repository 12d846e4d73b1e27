import { type RawBuilder, sql } from 'kysely';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { textKey } from '#core/server/text/text-key.ts';
import type { OfferedQuery, OfferedRow } from '../../contract/master-row.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';

/** Names that one step of the search reads at most. A row can have many matching names. */
const MOST_NAMES = 400;

/** Parts of names are found from this number of characters on, because shorter parts have no trigram. */
const FEWEST_FOR_PARTS = 3;

/** Similar names are found from this number of characters on. Shorter words are similar to too many others. */
const FEWEST_FOR_LIKENESS = 5;

/** The highest number of codes in one request. */
const MOST_CODES = 100;

/**
 * Rows for a form. Without a search text, in their order. With one: equal names first, then names that begin with it, names that contain it,
 * and similar names. Each step only runs when the steps before found too little.
 *
 * @throws ApiFault not-found for a kind that is not offered
 */
export async function searchOffered(db: MasterRowDatabase, kinds: Kinds, entity: string, query: OfferedQuery): Promise<OfferedRow[]> {
  if (!kinds.of(entity).description.isOffered) throw new ApiFault('not-found');
  if (query.codes !== undefined) return withCodes(db, entity, query.codes.split(',').slice(0, MOST_CODES));
  const key = query.q === undefined ? '' : textKey(query.q);
  if (key === '') return inOrder(db, entity, query);
  const codes = new Set<string>();
  for (const step of stepsFor(key)) {
    if (codes.size >= query.limit) break;
    for (const code of await matching(db, { entity, query, step, known: [...codes] })) codes.add(code);
  }
  const found = [...codes].slice(0, query.limit);
  const rows = new Map((await rowsOf(db, entity, found)).map((row) => [row.code, row]));
  return found.flatMap((code) => rows.get(code) ?? []);
}

interface Step {
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

function stepsFor(key: string): Step[] {
  const length = [...key].length;
  const part = `%${key.replace(/[\\%_]/g, '\\$&')}%`;
  // The end of the range is the highest character, so the range holds all names with this beginning.
  const beginning = sql`n.key >= ${key} and n.key < ${`${key}\u{10FFFF}`}`;
  return [
    { where: beginning, order: sql`n.key` },
    ...(length < FEWEST_FOR_PARTS ? [] : [{ where: sql`n.key like ${part}`, order: sql`strpos(n.key, ${key}), char_length(n.key)` }]),
    ...(length < FEWEST_FOR_LIKENESS ? [] : [{ where: sql`n.key % ${key}`, order: sql`similarity(n.key, ${key}) desc` }]),
  ];
}

interface Matching {
  readonly entity: string;
  readonly query: OfferedQuery;
  readonly step: Step;
  readonly known: readonly string[];
}

async function matching(db: MasterRowDatabase, { entity, query, step, known }: Matching): Promise<string[]> {
  const below = query.parent === undefined ? sql`true` : sql`r.parent = ${query.parent}`;
  const { rows } = await sql<{ code: string }>`
    select n.code from master_names n join master_rows r on r.entity = n.entity and r.code = n.code
    where n.entity = ${entity} and ${step.where} and not r.is_hidden and ${below} and n.code <> all(${[...known]})
    order by ${step.order}, n.code limit ${MOST_NAMES}`.execute(db);
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
