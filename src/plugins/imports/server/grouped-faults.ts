import { type RawBuilder, sql } from 'kysely';
import { SHOWN_FAULTS, SHOWN_FAULTY_CELLS, SHOWN_FAULTY_ROWS } from '../contract/import-limits.ts';
import type { ImportFault } from '../contract/import-run.ts';
import type { ImportDatabase, StoredFault } from './import-tables.ts';

/**
 * The most frequent faults of the rows of an import. Equal ones are one. It reads all rows, which takes seconds: the check does it once, and
 * {@link storeFaults} keeps the answer.
 */
export async function groupedFaults(db: ImportDatabase, importId: string): Promise<ImportFault[]> {
  // The faults of 50,000 rows can be a million: they are told apart by a short key, and only those that are shown are read in full.
  const { rows } = await sql<{ example: StoredFault } & Pick<ImportFault, 'isExample' | 'rows' | 'lines' | 'cells' | 'texts'>>`
    with found as materialized (
      select ${keyOf('f.fault')} as key, r.number, r.line, f.fault->>'value' collate "C" as value, f.fault->>'message' collate "C" as message
      from import_rows r cross join lateral jsonb_array_elements(r.issues) as f (fault)
      where r.import_id = ${importId} and r.result = 'faulty'
    ), faults as (
      select key, count(*)::int as rows, (array_agg(line order by line))[1:${sql.lit(SHOWN_FAULTY_ROWS)}] as lines,
        min(number) as first, min(message) <> max(message) as "isExample"
      from found group by key order by rows desc, lines, key limit ${SHOWN_FAULTS}
    ), texts as (
      select key, value, count(*)::int as rows, min(line) as first from found where key in (select key from faults) group by key, value
    ), ranked as (
      select *, row_number() over (partition by key order by rows desc, first) as rank, count(*) over (partition by key) as texts from texts
    ), cells as (
      select key, min(texts)::int as texts, json_agg(json_build_object('value', value, 'rows', rows) order by rank) as cells
      from ranked where rank <= ${SHOWN_FAULTY_CELLS} group by key
    )
    select example.fault as example, "isExample", rows, lines, texts, cells
    from faults join cells using (key) cross join lateral (
      select f.fault from import_rows r cross join lateral jsonb_array_elements(r.issues) as f (fault)
      where r.import_id = ${importId} and r.number = faults.first and ${keyOf('f.fault')} = faults.key limit 1
    ) as example
    order by rows desc, lines, key`.execute(db);
  return rows.map(({ example: { value: _value, ...fault }, ...found }) => ({ ...fault, ...found }));
}

/** Stores the grouped faults of a check, and returns their bytes. */
export async function storeFaults(own: ImportDatabase, importId: string, faults: readonly ImportFault[]): Promise<number> {
  const json = JSON.stringify(faults);
  await own.updateTable('imports').set({ faults: json }).where('id', '=', importId).execute();
  return Buffer.byteLength(json);
}

/** Equal for equal faults. The sentences about a column may name its texts, those about a row name other rows. */
function keyOf(fault: string): RawBuilder<string> {
  const stored = sql.ref(fault);
  return sql`hashtextextended((case ${stored}->>'column' when '' then ${stored} else ${stored} - 'values' - 'message' end - 'value')::text, 0)`;
}
