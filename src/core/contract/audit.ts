import { extensionPoint, type PointRef } from './extension-point.ts';

/** The sentence of one action in the audit record. */
export interface AuditSentence {
  /** The name of the action, as its server plugin declares it: `company.updated`. */
  readonly action: string;
  /**
   * Key of the sentence, with its namespace: `employer:audit.updated`. It may use `{{who}}`, the name of the actor, and `{{subject}}`, the
   * name of a user or the id of another object: "{{who}} suspended {{subject}}". In filters, both are "…".
   */
  readonly text: string;
  /**
   * Key of the sentence of an event that changed several objects, with its namespace. It may use `{{who}}`, `{{kind}}`, the name of the objects
   * by {@link auditedObjects}, and their number `{{count}}`, which chooses the plural.
   */
  readonly textOfMany?: string;
}

/** Where the client plugins say in words what the actions of their server plugins mean. */
export const auditSentences = extensionPoint<AuditSentence>('core.audit-sentences');

/** Names the objects that one event changed together, such as the rows of one list. */
export interface AuditedObjects {
  /** The value of `target` in the event, for example `garden.plants`. */
  readonly target: string;
  /**
   * The key of the name of the objects, with its namespace; `undefined` for a place that is no longer known.
   *
   * @param place the value of `place` in the event
   * @param contributed the contributions at another extension point
   */
  readonly nameOf: (place: string, contributed: <Thing>(point: PointRef<Thing>) => readonly Thing[]) => string | undefined;
}

/** Where client plugins name the objects of events that changed many. */
export const auditedObjects = extensionPoint<AuditedObjects>('core.audited-objects');

/** The title and the explanation of one duty of administrators. */
export interface DutyWords {
  /** The name of the duty, as its server plugin declares it: `companies`. */
  readonly duty: string;
  /** Keys of the texts, with their namespace. */
  readonly title: string;
  readonly text: string;
}

/** Where the client plugins name the duties of their server plugins. */
export const dutyWords = extensionPoint<DutyWords>('core.duty-words');
