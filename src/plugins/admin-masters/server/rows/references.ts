import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { tablesFor } from '#core/server/db/transaction.ts';
import type { MasterValue } from '../../contract/define-master.ts';
import type { MasterSource, MasterUses } from '../../contract/master-source.ts';
import type { MasterRowDatabase } from '../master-tables.ts';
import { findRows, IS_CURRENT, keptValues } from './stored-row.ts';
import { changeRow, type KindWork } from './write-row.ts';

/** A field of a kind that holds codes of another kind. */
export interface Reference {
  /** The kind with the field. */
  readonly from: string;
  readonly field: string;
  readonly isList: boolean;
}

/** The kinds, and the fields that refer to them. */
interface ReferringKinds {
  readonly of: (entity: string) => MasterSource;
  readonly referencesTo: (entity: string) => readonly Reference[];
}

/** The rows that refer to a code count as uses of it. */
export function referenceUses(db: MasterRowDatabase, references: readonly Reference[]): Pick<MasterUses, 'count'> {
  return {
    count: async (codes, transaction) => {
      const counts = new Map<string, number>();
      for (const reference of references) {
        const { rows } = await sql<{ code: string; count: number }>`
          select held.code, count(*)::int as count from master_rows r cross join lateral ${heldCodes(reference)} held (code)
          where r.entity = ${reference.from} and ${IS_CURRENT} and held.code = any(${[...codes]})
          group by 1`.execute(tablesFor(db, transaction));
        for (const { code, count } of rows) counts.set(code, (counts.get(code) ?? 0) + count);
      }
      return counts;
    },
  };
}

/** Gives all rows that refer to the code the other one. The caller holds the locks of their kinds. */
export async function replaceReferences(work: KindWork, kinds: ReferringKinds, code: string, into: string): Promise<void> {
  for (const reference of kinds.referencesTo(work.entity)) {
    const { from, field } = reference;
    const referring = { ...work, source: kinds.of(from), entity: from };
    for (const row of await findRows(work.own, from, await codesReferring(work.own, reference, code))) {
      const fields = { ...row.fields, [field]: replaced(row.fields[field] ?? null, code, into) };
      await changeRow(referring, row, { ...keptValues(row), fields }, 'updated');
    }
  }
}

async function codesReferring(db: MasterRowDatabase, reference: Reference, code: string): Promise<string[]> {
  const holds = sql<SqlBool>`exists (select from ${heldCodes(reference)} held (code) where held.code = ${code})`;
  const { rows } = await sql<{ code: string }>`
    select r.code from master_rows r where r.entity = ${reference.from} and ${IS_CURRENT} and ${holds}`.execute(db);
  return rows.map((row) => row.code);
}

/** The code or the list of codes in the field, one row each. */
function heldCodes({ field, isList }: Reference): RawBuilder<unknown> {
  return isList ? sql`jsonb_array_elements_text(r.fields -> ${field}::text)` : sql`(select r.fields ->> ${field}::text)`;
}

function replaced(value: MasterValue, code: string, into: string): MasterValue {
  if (Array.isArray(value)) return [...new Set(value.map((one: string) => (one === code ? into : one)))];
  return value === code ? into : value;
}
