import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { dashboardTodos } from '#plugins/dashboard/contract/todos.ts';
import { masterParts } from '../contract/master-entity.ts';
import { masterKinds } from './master-kinds.ts';
import { DECIDES_SUGGESTIONS } from './may.ts';

/** The kinds, the task of those who decide about suggestions, the sentences of this plugin's actions, and the words of the duty. */
export const contributes: readonly Contribution[] = [
  ...masterKinds,
  adminWords.add('admin-masters.words', 50, {
    duty: { duty: 'masters', title: 'admin-masters:duty.title', text: 'admin-masters:duty.text' },
    sentences: {
      'master-data.created': 'admin-masters:sentences.rowCreated',
      'master-data.updated': 'admin-masters:sentences.rowUpdated',
      'master-data.deleted': 'admin-masters:sentences.rowDeleted',
      'master-data.placed': 'admin-masters:sentences.rowPlaced',
      'master-data.merged': 'admin-masters:sentences.rowMerged',
      'master-data.restored': 'admin-masters:sentences.rowRestored',
      'master-data.bulk-changed': 'admin-masters:sentences.rowsChanged',
      'master-data.suggestion-refused': 'admin-masters:sentences.suggestionRefused',
      'master-access.updated': 'admin-masters:sentences.accessUpdated',
    },
  }),
  masterParts.add('admin-masters.uses', 100, {
    // The server counts references between rows by this name.
    uses: [{ by: 'admin-masters.rows', text: 'admin-masters:rows.usedInRows' }],
  }),
  dashboardTodos.add('admin-masters.suggestions', 50, {
    audience: ['admin'],
    ability: DECIDES_SUGGESTIONS,
    load: () => import('./suggestions/suggestion-todos.ts'),
  }),
];
