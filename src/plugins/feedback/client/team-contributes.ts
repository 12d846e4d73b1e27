import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';

/** What the team sees on other pages: its task, the sentences of its actions in the audit record, and the words of the duty. */
export const teamContributes: readonly Contribution[] = [
  adminWords.add('feedback.words', 60, {
    duty: { duty: 'feedback', title: 'feedback:duty.title', text: 'feedback:duty.text' },
    sentences: {
      'feedback.handled': 'feedback:sentences.handled',
      'feedback.changed-several': 'feedback:sentences.changedSeveral',
      'feedback.handling-undone': 'feedback:sentences.undone',
      'feedback.answered': 'feedback:sentences.answered',
      'feedback.exported': 'feedback:sentences.exported',
    },
  }),
  dashboardTodos.add('feedback.waiting', 6, {
    audience: ['admin'],
    ability: { subject: 'feedback', action: 'list' },
    load: () => import('./todos/waiting-todos.ts'),
  }),
];
