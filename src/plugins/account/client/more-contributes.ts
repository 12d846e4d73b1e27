import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';

/** The sentence of this plugin's action. */
export const contributes: readonly Contribution[] = [
  adminWords.add('account.words', 20, {
    sentences: {
      'user.deleted': 'account:sentences.deleted',
    },
  }),
];
