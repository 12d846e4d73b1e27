import { auditSentences, dutyWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';

/** The sentences of this plugin's actions and of those that the core itself records, and the words of the duty. */
export const contributes: readonly Contribution[] = [
  sentence('audit-record.read', 'audit:sentences.read', 10),
  sentence('audit-record.exported', 'audit:sentences.exported', 20),
  sentence('audit-record.cut', 'audit:sentences.cut', 30),
  sentence('call.refused', 'audit:sentences.refused', 40),
  sentence('user.admin-granted', 'audit:sentences.adminGranted', 50),
  sentence('user.admin-revoked', 'audit:sentences.adminRevoked', 60),
  dutyWords.add('audit.duty', 20, { duty: 'audit', title: 'audit:duty.title', text: 'audit:duty.text' }),
];

function sentence(action: string, text: string, order: number): Contribution {
  return auditSentences.add(`audit.${action.replace('.', '-')}`, order, { action, text });
}
