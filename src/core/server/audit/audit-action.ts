/** How a changed field appears in the record: with its values, or only with the lengths of its texts. */
export type AuditField = 'value' | 'length';

/** A kind of event in the audit record. */
export interface AuditAction<Field extends string = string> {
  /** `<subject>.<what>`, kebab-case, unique among all plugins: `company.updated`. */
  readonly name: string;
  /** Kind of object, as in policies: `company`. */
  readonly subject: string;
  /** The fields that may appear in the changes of an event. */
  readonly fields: Readonly<Record<Field, AuditField>>;
  /** `false`: an event has neither the IP address nor the browser of the request. */
  readonly keepsSender?: false;
}

/**
 * Declares an action for `auditActions` of a server plugin. Never declare a field that can hold a secret. Declare free text as `length`.
 *
 * @example const companyUpdated = auditAction({ name: 'company.updated', subject: 'company', fields: { name: 'value', about: 'length' } })
 */
export function auditAction<Field extends string>(action: AuditAction<Field>): AuditAction<Field> {
  return Object.freeze(action);
}

/** What happened to which object. */
export interface AuditEntry<Field extends string = string> {
  /** The id of the object; absent where the action has no single object. */
  readonly subjectId?: string;
  /** The values of changed fields, before and after. Fields that did not change are left out by the record. */
  readonly changes?: Partial<Record<Field, readonly [before: unknown, after: unknown]>>;
}
