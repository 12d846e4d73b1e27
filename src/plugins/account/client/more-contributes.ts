import { auditSentences } from '#core/contract/audit.ts';
import { type Contribution, contribute } from '#core/contract/extension-point.ts';

/** The sentence of this plugin's action. */
export const contributes: readonly Contribution[] = [
  contribute(auditSentences, {
    id: 'account.user-deleted',
    order: 200,
    value: { action: 'user.deleted', text: 'account:sentences.deleted' },
  }),
];
