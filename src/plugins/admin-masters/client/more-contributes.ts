import { auditSentences, dutyWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { useWords } from '../contract/master-entity.ts';
import { masterKinds } from './master-kinds.ts';
import { DECIDES_SUGGESTIONS } from './may.ts';

/** The kinds, the task of those who decide about suggestions, the sentences of this plugin's actions, and the words of the duty. */
export const contributes: readonly Contribution[] = [
  ...masterKinds,
  ...Object.entries({
    'master-data.created': 'rowCreated',
    'master-data.updated': 'rowUpdated',
    'master-data.deleted': 'rowDeleted',
    'master-data.placed': 'rowPlaced',
    'master-data.merged': 'rowMerged',
    'master-data.restored': 'rowRestored',
    'master-data.bulk-changed': 'rowsChanged',
    'master-data.suggestion-refused': 'suggestionRefused',
    'master-access.updated': 'accessUpdated',
  }).map(([action, what], index) =>
    auditSentences.add(`admin-masters.${action.replace('.', '-')}`, 400 + 10 * index, { action, text: `admin-masters:sentences.${what}` }),
  ),
  useWords.add(
    'admin-masters.rows',
    100,
    // The server counts references between rows by this name.
    { by: 'admin-masters.rows', text: 'admin-masters:rows.usedInRows' },
  ),
  dashboardTodos.add('admin-masters.suggestions', 50, {
    audience: ['admin'],
    ability: DECIDES_SUGGESTIONS,
    load: () => import('./suggestions/suggestion-todos.ts'),
  }),
  dutyWords.add('admin-masters.duty', 50, { duty: 'masters', title: 'admin-masters:duty.title', text: 'admin-masters:duty.text' }),
];
