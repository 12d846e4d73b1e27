import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { textKey } from '#core/server/text/text-key.ts';
import { type MasterRowsQuery, NAME_LANGUAGES } from '../../contract/master-row.ts';
import type { MasterRow } from '../../contract/reply-schemas.ts';
import type { MasterRowFilters } from '../../contract/schemas.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { IS_CURRENT } from './stored-row.ts';

/** The row after which a page continues: what its order compares, and its code. */
export type RowPosition = [key: number | string, code: string];

/** A listed row, and what its order compares. */
interface OrderedRow extends MasterRow {
  readonly key: number | string;
}

interface Listed {
  readonly entity: string;
  readonly query: Omit<MasterRowsQuery, 'cursor'>;
  readonly after: RowPosition | undefined;
}

/** The rows of a page in their order, and one more if there is a next page. */
export async function listedRows(db: MasterRowDatabase, kinds: Kinds, { entity, query, after }: Listed): Promise<OrderedRow[]> {
  const key = query.sort === 'name' ? nameKey(query.language) : OWN_KEY;
  const conditions = await rowConditions(db, kinds, entity, query);
  const { rows } = await sql<Omit<OrderedRow, 'uses'>>`
    select ${key} as key, r.code, r.name, r.names, r.description, r.parent, r.sort, r.is_hidden as "isHidden", r.fields, r.uri, r.version,
      (select count(*) from master_rows c where c.entity = r.entity and c.parent = r.code and c.merged_into is null)::int as children
    from master_rows r
    where ${conditions} and ${isAfter(after, key)}
    order by ${key}, r.code limit ${query.limit + 1}`.execute(db);
  const uses = await kinds.countUses(
    entity,
    rows.map(({ code }) => code),
  );
  return rows.map((row) => ({ ...row, uses: uses.get(row.code) ?? 0 }));
}

/** The condition of a list on the rows `r`. */
export async function rowConditions(
  db: MasterRowDatabase,
  kinds: Kinds,
  entity: string,
  { q, parent, filter }: MasterRowFilters,
): Promise<RawBuilder<unknown>> {
  const conditions: RawBuilder<unknown>[] = [sql`r.entity = ${entity}`, IS_CURRENT];
  if (parent !== undefined) conditions.push(parent === '' ? sql`r.parent is null` : sql`r.parent = ${parent}`);
  if (q !== undefined) conditions.push(isNamed(entity, q));
  if (filter === 'unused') conditions.push(sql`r.code <> all(${await usedCodes(db, kinds, entity)})`);
  else if (filter !== undefined) conditions.push(FILTERS[filter]);
  return sql.join(conditions, sql` and `);
}

const OWN_KEY = sql<number>`r.sort`;

/** The name of a row `r` as searches compare it, in a language or in English. */
function nameKey(language: MasterRowsQuery['language']): RawBuilder<string> {
  const keyIn = (one: string): RawBuilder<unknown> =>
    sql`(select n.key from master_names n where n.entity = r.entity and n.code = r.code and n.language = ${sql.lit(one)} and n.kind = 'preferred')`;
  return language === undefined ? sql`${keyIn('en')}` : sql`coalesce(${keyIn(language)}, ${keyIn('en')})`;
}

/** The condition that a row `r` comes after a position in an order, which is the own one of the rows unless another key is given. */
export function isAfter(position: RowPosition | undefined, key: RawBuilder<unknown> = OWN_KEY): RawBuilder<unknown> {
  return position === undefined ? sql`true` : sql`(${key}, r.code) > (${position[0]}, ${position[1]})`;
}

const IS_UNTRANSLATED = sql<SqlBool>`not r.names ?& array[${sql.join(NAME_LANGUAGES.map((language) => sql.lit(language)))}]`;

const FILTERS: Readonly<Record<'offered' | 'hidden' | 'untranslated' | 'orphan', RawBuilder<SqlBool>>> = {
  offered: sql`not r.is_hidden`,
  hidden: sql`r.is_hidden`,
  untranslated: IS_UNTRANSLATED,
  orphan: sql`r.parent is null and not exists (
    select from master_rows c where c.entity = r.entity and c.parent = r.code and c.merged_into is null)`,
};

/** The number of rows of each kind, and of rows that lack a name in a language. */
export async function countRows(
  db: MasterRowDatabase,
  entities: readonly string[],
): Promise<{ entity: string; rows: number; untranslated: number }[]> {
  const { rows } = await sql<{ entity: string; rows: number; untranslated: number }>`
    select r.entity, count(*)::int as rows, (count(*) filter (where ${IS_UNTRANSLATED}))::int as untranslated
    from master_rows r where r.entity = any(${[...entities]}) and ${IS_CURRENT} group by r.entity`.execute(db);
  const counted = new Map(rows.map((row) => [row.entity, row]));
  return entities.map((entity) => counted.get(entity) ?? { entity, rows: 0, untranslated: 0 });
}

function isNamed(entity: string, q: string): RawBuilder<SqlBool> {
  const part = `%${textKey(q).replace(/[\\%_]/g, '\\$&')}%`;
  const typed = q.toLowerCase();
  return sql`(strpos(lower(r.code), ${typed}) > 0
    or r.code in (select n.code from master_names n where n.entity = ${entity} and n.key like ${part}))`;
}

async function usedCodes(db: MasterRowDatabase, kinds: Kinds, entity: string): Promise<string[]> {
  const rows = await db.selectFrom('master_rows').select('code').where('entity', '=', entity).execute();
  const uses = await kinds.countUses(
    entity,
    rows.map(({ code }) => code),
  );
  return [...uses].filter(([, count]) => count > 0).map(([code]) => code);
}
