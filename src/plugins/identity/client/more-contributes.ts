import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  contribute(dashboardTodos, {
    id: 'identity.email',
    order: 30,
    value: { audience: ['candidate', 'employer', 'admin'], load: () => import('./email/email-todo.ts') },
  }),
];
