import { sql } from 'kysely';
import { HIGHEST_SORT } from '../../contract/master-row.ts';
import { refused } from './row-checks.ts';
import { findRow } from './stored-row.ts';
import type { KindWork } from './write-row.ts';

// Between two rows, so that most moves change one row.
const GAP = 10;

type Tree = Pick<KindWork, 'own' | 'entity' | 'source'>;

/**
 * Checks that the row may stand below the parent.
 *
 * @param code absent for a new row
 * @throws ApiFault invalid
 */
export async function checkParent(work: KindWork, code: string | undefined, parent: string | null): Promise<void> {
  if (parent === null) return;
  const { own, entity, source } = work;
  const row = await findRow(own, entity, parent);
  if (row === undefined || row.mergedInto !== null || row.isHidden) throw refused('parent', 'admin-masters.parent-unknown');
  const above = await codesAbove(work, parent);
  if (code !== undefined && (parent === code || above.includes(code))) throw refused('parent', 'admin-masters.parent-below');
  const room = source.description.levels - above.length - 1;
  if (room < 1 || (code !== undefined && (await reaches(work, code, room)))) throw refused('parent', 'admin-masters.too-deep');
}

/** Whether the rows below a row may stand below another one: it is not among them, and none gets too deep. */
export async function fitsBelow(work: Tree, code: string, other: string): Promise<boolean> {
  if (!(await reaches(work, code, 1))) return true;
  const above = await codesAbove(work, other);
  return !above.includes(code) && !(await reaches(work, code, work.source.description.levels - above.length));
}

async function codesAbove({ own, entity }: Tree, code: string): Promise<string[]> {
  const { rows } = await sql<{ parent: string }>`
    with recursive above as (
      select parent, 1 as step from master_rows where entity = ${entity} and code = ${code}
      union all
      select r.parent, step + 1 from master_rows r join above on r.entity = ${entity} and r.code = above.parent where step < 10
    )
    select parent from above where parent is not null`.execute(own);
  return rows.map(({ parent }) => parent);
}

/** Whether there is a row so many levels below the row. It reads no deeper level, which costs most without fresh statistics. */
async function reaches({ own, entity }: Tree, code: string, levels: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive below as (
      select ${code}::text collate "C" as code, 0 as level
      union all
      select r.code, level + 1 from master_rows r join below on r.entity = ${entity} and r.parent = below.code where level < ${levels}::int
    )
    select from below where level = ${levels}::int limit 1`.execute(own);
  return rows.length > 0;
}

/** The number at the end of the rows below a parent. */
export async function lastSort({ own, entity }: KindWork, parent: string | null): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(sort) as last from master_rows
    where entity = ${entity} and parent is not distinct from ${parent} and merged_into is null`.execute(own);
  const last = rows[0]?.last ?? null;
  return last === null ? 0 : Math.min(last + GAP, HIGHEST_SORT);
}

/**
 * The number of a row that is to stand before another one. It numbers the rows below the parent anew when there is no room. The first
 * thousand rows of a parent have distinct places; a row further back stands in the order of the codes.
 *
 * @throws ApiFault invalid when the other row is not below the parent
 */
export async function sortBefore(work: KindWork, code: string, parent: string | null, before: string): Promise<number> {
  const room = await roomBefore(work, code, parent, before);
  if (room.last - room.first > 1) return Math.floor((room.first + room.last) / 2);
  await numberAnew(work, code, parent);
  const wider = await roomBefore(work, code, parent, before);
  return Math.floor((wider.first + wider.last) / 2);
}

async function roomBefore(
  { own, entity }: KindWork,
  code: string,
  parent: string | null,
  before: string,
): Promise<{ readonly first: number; readonly last: number }> {
  const { rows } = await sql<{ first: number | null; last: number }>`
    select last, first from (
      select r.code, r.sort as last, lag(r.sort) over (order by r.sort, r.code) as first from master_rows r
      where r.entity = ${entity} and r.parent is not distinct from ${parent} and r.code <> ${code} and r.merged_into is null
    ) siblings where siblings.code = ${before}`.execute(own);
  const [row] = rows;
  if (row === undefined) throw refused('before', 'admin-masters.before-unknown');
  return { first: row.first ?? -1, last: row.last };
}

// The other rows keep their versions, because their order among themselves does not change. The rows are joined by their places in the
// table: a join by code compares all with all while the statistics are older than most rows.
async function numberAnew({ own, entity }: KindWork, code: string, parent: string | null): Promise<void> {
  await sql`
    update master_rows set sort = numbered.sort
    from (
      select r.ctid, least(${GAP} * row_number() over (order by r.sort, r.code), ${HIGHEST_SORT})::int as sort from master_rows r
      where r.entity = ${entity} and r.parent is not distinct from ${parent} and r.code <> ${code} and r.merged_into is null
    ) numbered
    where master_rows.ctid = numbered.ctid and master_rows.sort <> numbered.sort`.execute(own);
}
