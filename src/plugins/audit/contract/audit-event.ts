/** Kind of object of the policies: the events of the audit record. */
export const AUDIT_EVENT = 'audit-event';

export const AUDIT_OUTCOMES = Object.freeze(['done', 'refused'] as const);

/** The orders of the list. */
export const AUDIT_ORDERS = Object.freeze(['newest', 'oldest'] as const);

/** A user in the record. `name` is `null` for a deleted user. */
export interface AuditPerson {
  readonly id: string;
  readonly name: string | null;
}
