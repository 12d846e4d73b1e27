import { extensionPoint, type PointRef } from './extension-point.ts';

/** The sentence of one action in the audit record. */
export interface AuditSentence {
  /**
   * Key of the sentence, with its namespace: `employer:audit.updated`. It may use `{{who}}`, the name of the actor, and `{{subject}}`, the
   * name of a user or the id of another object: "{{who}} suspended {{subject}}". In filters, both are "…".
   */
  readonly text: string;
  /**
   * Key of the sentence of an event that changed several objects, with its namespace. It may use `{{who}}`, `{{kind}}`, the name of the objects
   * by {@link AuditedObjects}, and their number `{{count}}`, which chooses the plural.
   */
  readonly textOfMany?: string;
}

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

/** The title and the explanation of one duty of administrators. */
export interface DutyWords {
  /** The name of the duty, as its server plugin declares it: `companies`. */
  readonly duty: string;
  /** Keys of the texts, with their namespace. */
  readonly title: string;
  readonly text: string;
}

/** The words of a client plugin for what its server plugin declares for administrators. */
export interface AdminWords {
  readonly duty?: DutyWords;
  /** By the names of the audit actions, as the server plugin declares them: `company.updated`. A text alone is the key of the sentence. */
  readonly sentences?: Readonly<Record<string, string | AuditSentence>>;
  readonly objects?: AuditedObjects;
}

/** Where client plugins put the audit actions and the duties of their server plugins into words. */
export const adminWords = extensionPoint<AdminWords>('core.admin-words');
