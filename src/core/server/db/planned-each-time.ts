/** What makes PostgreSQL plan a statement at each run. */
interface PlannedEachTime {
  readonly name: string;
  readonly pattern: RegExp;
}

/**
 * The statements without a name, because their best plan depends on the values. After five runs, PostgreSQL may keep one plan of a named
 * statement for all values. All other statements outside of transactions are named at their second run. If an index has the rows of one of
 * these in their order for all values, prepare it, and it is named too.
 *
 * The times are those of the plan for the values and of the kept plan, in a table of 100,000 rows (PostgreSQL 15).
 */
export const PLANNED_EACH_TIME = [
  // Migrations, settings and transactions. They run once, or have no plan.
  { name: 'control', pattern: /^\s*(?!\(*\s*(select|with|insert|update|delete)\b)/i },
  // The kept plan reads an ordered index to its end for a word that no row has: 0.5 ms and 188 ms.
  { name: 'words', pattern: /@@|\b(i?like|strpos|similarity)\b|<%|%>/i },
  // The kept plan takes values for usual that are rare: 5 ms and 85 ms. A list written value by value has another text for each length.
  { name: 'several values', pattern: /&&|@>|<@|\bany\s*\(|\bin \(\$\d+, \$\d+|\), \(\$\d+/i },
  // The kept plan takes each range for a small part of the table: 153 ms and 269 ms for one with all rows.
  { name: 'range', pattern: /[<>]=? \(*\$\d+/ },
  // Which ordered index has the rows first depends on the values: `GET /applications?jobId=` fell to ten answers a second.
  { name: 'page', pattern: /\border by\b[\s\S]*\blimit\b/i },
] as const satisfies readonly PlannedEachTime[];
