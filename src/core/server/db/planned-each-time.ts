/** What makes PostgreSQL plan a statement at each run. */
interface PlannedEachTime {
  readonly name: string;
  readonly pattern: RegExp;
}

/**
 * The statements without a name, because their best plan depends on the values. After five runs, PostgreSQL may keep one plan of a named
 * statement for all values. All other statements outside of transactions are named at their second run. If an index has the rows of one of
 * these in their order for all values, prepare it, and it is named too.
 */
export const PLANNED_EACH_TIME = [
  // Migrations, settings and transactions.
  { name: 'control', pattern: /^\s*(?!\(*\s*(select|with|insert|update|delete)\b)/i },
  { name: 'words', pattern: /@@|\b(i?like|strpos|similarity)\b|<%|%>/i },
  { name: 'several values', pattern: /&&|@>|<@|\bany\s*\(|\bin \(\$\d+, \$\d+|\), \(\$\d+/i },
  { name: 'range', pattern: /[<>]=? \(*\$\d+/ },
  { name: 'page', pattern: /\border by\b[\s\S]*\blimit\b/i },
] as const satisfies readonly PlannedEachTime[];
