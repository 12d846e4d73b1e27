import { extensionPoint } from './extension-point.ts';

/** The sentence of one action in the audit record. */
export interface AuditSentence {
  /** The name of the action, as its server plugin declares it: `company.updated`. */
  readonly action: string;
  /**
   * Key of the sentence, with its namespace: `employer:audit.updated`. It may use `{{who}}`, the name of the actor, and `{{subject}}`, the
   * name of a user or the id of another object: "{{who}} suspended {{subject}}". In filters, both are "…".
   */
  readonly text: string;
}

/** Where the client plugins say in words what the actions of their server plugins mean. */
export const auditSentences = extensionPoint<AuditSentence>('core.audit-sentences');

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
