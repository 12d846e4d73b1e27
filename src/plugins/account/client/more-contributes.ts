import { auditSentences } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';

/** The sentence of this plugin's action. */
export const contributes: readonly Contribution[] = [
  auditSentences.add('account.user-deleted', 200, { action: 'user.deleted', text: 'account:sentences.deleted' }),
];
