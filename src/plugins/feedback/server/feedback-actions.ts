import { auditAction } from '#core/server/audit/audit-action.ts';

/** The events of this plugin in the audit record. Texts are only recorded as lengths. */
export const feedbackHandled = auditAction({
  name: 'feedback.handled',
  subject: 'feedback',
  fields: { state: 'value', assignee: 'value', tags: 'value' },
});

/** One event for all items of a bulk action, or of an undo. `count` is the number of changed items. */
export const feedbackChanged = auditAction({
  name: 'feedback.changed-several',
  subject: 'feedback',
  fields: { state: 'value', assignee: 'value', addTag: 'value', removeTag: 'value', count: 'value' },
});

export const handlingUndone = auditAction({ name: 'feedback.handling-undone', subject: 'feedback', fields: { count: 'value' } });

/** An answer or an internal note of an administrator. */
export const feedbackAnswered = auditAction({
  name: 'feedback.answered',
  subject: 'feedback',
  fields: { text: 'length', isInternal: 'value' },
});

export const feedbackExported = auditAction({ name: 'feedback.exported', subject: 'feedback', fields: {} });

export const feedbackActions = [feedbackHandled, feedbackChanged, handlingUndone, feedbackAnswered, feedbackExported];
