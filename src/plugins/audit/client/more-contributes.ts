import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';

/** The sentences of this plugin's actions and of those that the core itself records, and the words of the duty. */
export const contributes: readonly Contribution[] = [
  adminWords.add('audit.words', 15, {
    duty: { duty: 'audit', title: 'audit:duty.title', text: 'audit:duty.text' },
    sentences: {
      'audit-record.read': 'audit:sentences.read',
      'audit-record.exported': 'audit:sentences.exported',
      'audit-record.cut': 'audit:sentences.cut',
      'call.refused': 'audit:sentences.refused',
      'user.admin-granted': 'audit:sentences.adminGranted',
      'user.admin-revoked': 'audit:sentences.adminRevoked',
    },
  }),
];
