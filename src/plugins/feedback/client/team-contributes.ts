import { auditSentences, dutyWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';

/** What the team sees on other pages: its task, the sentences of its actions in the audit record, and the words of the duty. */
export const teamContributes: readonly Contribution[] = [
  ...Object.entries({
    'feedback.handled': 'handled',
    'feedback.changed-several': 'changedSeveral',
    'feedback.handling-undone': 'undone',
    'feedback.answered': 'answered',
    'feedback.exported': 'exported',
  }).map(([action, what], index) =>
    auditSentences.add(`feedback.${action.replace('feedback.', '')}`, 600 + 10 * index, { action, text: `feedback:sentences.${what}` }),
  ),
  dashboardTodos.add('feedback.waiting', 6, {
    audience: ['admin'],
    ability: { subject: 'feedback', action: 'list' },
    load: () => import('./todos/waiting-todos.ts'),
  }),
  dutyWords.add('feedback.duty', 60, { duty: 'feedback', title: 'feedback:duty.title', text: 'feedback:duty.text' }),
];
