import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { textKey, wordsOf } from '#core/server/text/text-key.ts';
import type { OtherNames } from '../../contract/master-row.ts';
import type { KeptValues, MasterRowDetail } from '../../contract/reply-schemas.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';

/** A row with all values that its history keeps. */
export interface StoredRow extends KeptValues {
  readonly code: string;
  readonly version: number;
}

/** A row that no other row replaces. */
export const IS_CURRENT: RawBuilder<SqlBool> = sql<SqlBool>`r.merged_into is null`;

/** The row with this code, merged ones too. */
export async function findRow(db: MasterRowDatabase, entity: string, code: string): Promise<StoredRow | undefined> {
  return (await findRows(db, entity, [code]))[0];
}

/** The rows with these codes in the order of the codes, merged ones too. */
export async function findRows(db: MasterRowDatabase, entity: string, codes: readonly string[]): Promise<StoredRow[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<StoredRow>`
    select r.code, r.version, r.name, r.names, r.description, r.parent, r.sort, r.is_hidden as "isHidden", r.fields, r.uri,
      r.merged_into as "mergedInto", coalesce(a.alternatives, '[]') as alternatives
    from master_rows r
    left join lateral (
      select jsonb_agg(jsonb_build_object('language', n.language, 'name', n.name, 'kind', n.kind) order by n.language, n.kind, n.name)
        as alternatives
      from master_names n where n.entity = r.entity and n.code = r.code and n.kind <> 'preferred'
    ) a on true
    where r.entity = ${entity} and r.code = any(${[...codes]})
    order by r.code`.execute(db);
  return rows;
}

/** A name in the table of names. */
export interface NameRow {
  readonly code: string;
  readonly language: string;
  readonly kind: string;
  readonly name: string;
  readonly key: string;
  /** A tsvector literal. Words are only letters and digits, so nothing needs quotes. */
  readonly words: string;
}

/** All names of a row for the table of names. A merged row has none. */
export function namesOf(code: string, { name, names, alternatives, mergedInto }: KeptValues): NameRow[] {
  if (mergedInto !== null) return [];
  const preferred = Object.entries<string | undefined>({ en: name, ...names } satisfies OtherNames & { en: string });
  return [
    ...preferred.flatMap(([language, text]) => (text === undefined ? [] : [{ language, kind: 'preferred', name: text }])),
    ...alternatives,
  ].map((one) => ({
    code,
    ...one,
    key: textKey(one.name),
    words: [...new Set(wordsOf(one.name))].join(' '),
  }));
}

/** The values of a stored row without its code and version. */
export function keptValues({ code: _code, version: _version, ...values }: StoredRow): KeptValues {
  return values;
}

/** The row with this code, or the row into which it was merged. */
export async function detailOf(db: MasterRowDatabase, kinds: Kinds, entity: string, code: string): Promise<MasterRowDetail | undefined> {
  const found = await findRow(db, entity, code);
  const row = typeof found?.mergedInto === 'string' ? await findRow(db, entity, found.mergedInto) : found;
  if (row === undefined) return undefined;
  const [usedBy, path, rest] = await Promise.all([
    kinds.usesByPlace(entity, row.code),
    pathOf(db, entity, row.parent),
    restOf(db, entity, row.code),
  ]);
  // It was deleted since it was found.
  if (rest === undefined) return undefined;
  const { mergedInto: _merged, ...values } = row;
  return { ...values, ...rest, path, usedBy, uses: usedBy.reduce((sum, { count }) => sum + count, 0) };
}

interface Named {
  readonly code: string;
  readonly name: string;
  readonly names: OtherNames;
}

async function pathOf(db: MasterRowDatabase, entity: string, parent: string | null): Promise<Named[]> {
  if (parent === null) return [];
  const { rows } = await sql<Named>`
    with recursive above as (
      select code, name, names, parent, 1 as step from master_rows where entity = ${entity} and code = ${parent}
      union all
      select r.code, r.name, r.names, r.parent, step + 1 from master_rows r join above on r.entity = ${entity} and r.code = above.parent
        where step < 3
    )
    select code, name, names from above order by step desc`.execute(db);
  return rows;
}

async function restOf(
  db: MasterRowDatabase,
  entity: string,
  code: string,
): Promise<Pick<MasterRowDetail, 'children' | 'sameName' | 'updatedAt' | 'updatedBy'> | undefined> {
  const { rows } = await sql<{ children: number; sameName: string[]; updatedAt: Date; updatedBy: string | null }>`
    select
      (select count(*) from master_rows c where c.entity = r.entity and c.parent = r.code and c.merged_into is null)::int as children,
      array(
        select s.code from master_rows s
        where s.entity = r.entity and s.code <> r.code and s.merged_into is null
          and s.parent is not distinct from r.parent and lower(s.name) = lower(r.name)
        order by s.code limit 5) as "sameName",
      r.updated_at as "updatedAt", u.name as "updatedBy"
    from master_rows r left join users u on u.id = r.updated_by
    where r.entity = ${entity} and r.code = ${code}`.execute(db);
  const [row] = rows;
  return row && { ...row, updatedAt: row.updatedAt.toISOString() };
}
