import type { AuditDatabase } from '#core/server/audit/audit-tables.ts';
import { type CsvColumn, csvLines } from '#core/server/spreadsheets/csv/csv-lines.ts';
import type { AuditFilters } from '../contract/schemas.ts';
import { type EventRow, readEvents } from './event-rows.ts';

// Rows of one statement.
const BATCH = 1_000;

// Titles are names of fields: programs read the file too.
const COLUMNS: readonly CsvColumn<EventRow>[] = [
  { title: 'number', cell: ({ seq }) => seq },
  { title: 'at', cell: ({ at }) => at },
  { title: 'id', cell: ({ id }) => id },
  { title: 'action', cell: ({ action }) => action },
  { title: 'outcome', cell: ({ outcome }) => outcome },
  { title: 'actor_id', cell: ({ actor_id }) => actor_id },
  { title: 'actor_name', cell: ({ actor_name }) => actor_name },
  { title: 'actor_role', cell: ({ actor_role }) => actor_role },
  { title: 'viewer_id', cell: ({ viewer_id }) => viewer_id },
  { title: 'viewer_name', cell: ({ viewer_name }) => viewer_name },
  { title: 'subject', cell: ({ subject }) => subject },
  { title: 'subject_id', cell: ({ subject_id }) => subject_id },
  { title: 'subject_name', cell: ({ person_name }) => person_name },
  { title: 'request_id', cell: ({ request_id }) => request_id },
  { title: 'ip', cell: ({ ip }) => ip },
  { title: 'user_agent', cell: ({ user_agent }) => user_agent },
  { title: 'changes', cell: ({ changes }) => (changes === null ? null : JSON.stringify(changes)) },
  { title: 'hash', cell: ({ hash }) => hash?.toString('hex') },
];

/** All events that match the filters, in the chosen order, as the pieces of a CSV file. */
export function eventFile(db: AuditDatabase, filters: AuditFilters): AsyncIterable<Uint8Array> {
  return csvLines(COLUMNS, everyEvent(db, filters));
}

async function* everyEvent(db: AuditDatabase, filters: AuditFilters): AsyncGenerator<EventRow> {
  for (let after: string | undefined; ; ) {
    const rows = await readEvents(db, { filters, limit: BATCH, after });
    yield* rows;
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}
