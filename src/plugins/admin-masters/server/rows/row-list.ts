import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { textKey } from '#core/server/text/text-key.ts';
import { type MasterRow, type MasterRowsQuery, NAME_LANGUAGES } from '../../contract/master-row.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { IS_CURRENT } from './stored-row.ts';

/** The row after which a page continues. */
export type RowPosition = [sort: number, code: string];

/** The filters of a list. */
export type RowFilters = Omit<MasterRowsQuery, 'cursor' | 'limit'>;

interface Listed {
  readonly entity: string;
  readonly query: Omit<MasterRowsQuery, 'cursor'>;
  readonly after: RowPosition | undefined;
}

/** The rows of a page in their order, and one more if there is a next page. */
export async function listedRows(db: MasterRowDatabase, kinds: Kinds, { entity, query, after }: Listed): Promise<MasterRow[]> {
  const conditions = await rowConditions(db, kinds, entity, query);
  const { rows } = await sql<Omit<MasterRow, 'uses'>>`
    select r.code, r.name, r.names, r.description, r.parent, r.sort, r.is_hidden as "isHidden", r.fields, r.uri, r.version,
      (select count(*) from master_rows c where c.entity = r.entity and c.parent = r.code and c.merged_into is null)::int as children
    from master_rows r
    where ${conditions} and ${isAfter(after)}
    order by r.sort, r.code limit ${query.limit + 1}`.execute(db);
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
  { q, parent, filter }: RowFilters,
): Promise<RawBuilder<unknown>> {
  const conditions: RawBuilder<unknown>[] = [sql`r.entity = ${entity}`, IS_CURRENT];
  if (parent !== undefined) conditions.push(parent === '' ? sql`r.parent is null` : sql`r.parent = ${parent}`);
  if (q !== undefined) conditions.push(isNamed(entity, q));
  if (filter === 'unused') conditions.push(sql`r.code <> all(${await usedCodes(db, kinds, entity)})`);
  else if (filter !== undefined) conditions.push(FILTERS[filter]);
  return sql.join(conditions, sql` and `);
}

/** The condition that a row `r` comes after a position in the order of lists. */
export function isAfter(position: RowPosition | undefined): RawBuilder<unknown> {
  return position === undefined ? sql`true` : sql`(r.sort, r.code) > (${position[0]}, ${position[1]})`;
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
