import { auditSentences, dutyWords } from '#core/contract/audit.ts';
import { type Contribution, contribute } from '#core/contract/extension-point.ts';
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
    contribute(auditSentences, {
      id: `feedback.${action.replace('feedback.', '')}`,
      order: 600 + 10 * index,
      value: { action, text: `feedback:sentences.${what}` },
    }),
  ),
  contribute(dashboardTodos, {
    id: 'feedback.waiting',
    order: 6,
    value: { audience: ['admin'], ability: { subject: 'feedback', action: 'list' }, load: () => import('./todos/waiting-todos.ts') },
  }),
  contribute(dutyWords, {
    id: 'feedback.duty',
    order: 60,
    value: { duty: 'feedback', title: 'feedback:duty.title', text: 'feedback:duty.text' },
  }),
];
