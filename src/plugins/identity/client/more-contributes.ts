import type { Contribution } from '#core/contract/extension-point.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  dashboardTodos.add('identity.email', 30, { audience: ['candidate', 'employer', 'admin'], load: () => import('./email/email-todo.ts') }),
];
