import { sql } from 'kysely';
import type { OtherNames } from '../../contract/master-row.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import type { Kinds } from '../kinds.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { findRow } from './stored-row.ts';

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
