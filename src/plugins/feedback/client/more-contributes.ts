import type { Contribution } from '#core/contract/extension-point.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { teamContributes } from './team-contributes.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  ...teamContributes,
  dashboardTodos.add('feedback.answered', 40, {
    audience: ['candidate', 'employer', 'admin'],
    load: () => import('./todos/answered-todos.ts'),
  }),
];
