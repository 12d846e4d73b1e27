import type { AuditPerson } from '../contract/audit-event.ts';
import type { AuditChange, AuditEvent, AuditEventDetail, AuditEventDetails, AuditedImport } from '../contract/schemas.ts';
import type { EventRow } from './event-rows.ts';

/** An event as the list shows it. */
export function listedEvent(row: EventRow): AuditEvent {
  return {
    id: row.id,
    seq: row.seq,
    at: row.at.toISOString(),
    actor: personOf(row.actor_id, row.actor_name),
    actorRole: row.actor_role,
    viewer: personOf(row.viewer_id, row.viewer_name),
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    person: row.subject === 'user' ? personOf(row.subject_id, row.person_name) : null,
    outcome: row.outcome,
    imported: importedBy(row),
  };
}

/** An event with its details. */
export function detailedEvent(row: EventRow): AuditEventDetail {
  return { ...listedEvent(row), requestId: row.request_id, hash: row.hash?.toString('hex') ?? null, details: detailsOf(row) };
}

/** The counts of rows in the events that changed several. */
const ROW_FIELDS = ['new', 'changed', 'hidden', 'reverted'];

function importedBy({ changes }: EventRow): AuditedImport | null {
  const values = new Map(changesIn(changes ?? {}).map(({ field, to }) => [field, to]));
  const [target, place] = [values.get('target'), values.get('place')];
  // Another event, or the details were deleted.
  if (typeof target !== 'string' || typeof place !== 'string') return null;
  const rows = ROW_FIELDS.reduce((sum, field) => sum + Number(values.get(field) ?? 0), 0);
  return { target, place, rows };
}

function personOf(id: string | null, name: string | null): AuditPerson | null {
  return id === null ? null : { id, name };
}

function detailsOf({ details_of, ip, user_agent, changes }: EventRow): AuditEventDetails | null {
  if (details_of === null) return null;
  const tooLarge = tooLargeIn(changes ?? {});
  return { ip, userAgent: user_agent, changes: tooLarge === null ? changesIn(changes ?? {}) : [], tooLarge };
}

// The record stores it instead of changes of more than 16 KB.
function tooLargeIn({ tooLarge }: Readonly<Record<string, unknown>>): string[] | null {
  const { fields, bytes } = Object(tooLarge) as { fields?: unknown; bytes?: unknown };
  return Array.isArray(fields) && typeof bytes === 'number' ? fields.map(String) : null;
}

function changesIn(changes: Readonly<Record<string, unknown>>): AuditChange[] {
  return Object.entries(changes).map(([field, change]) => {
    const { lengths, from, to } = Object(change) as { lengths?: unknown; from?: unknown; to?: unknown };
    if (Array.isArray(lengths)) return { field, kind: 'length', from: String(lengths[0]), to: String(lengths[1]) };
    return { field, kind: 'value', from: textOf(from), to: textOf(to) };
  });
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
