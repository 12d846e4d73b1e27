import { auditSentences, dutyWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { issuerContributes } from './issuer-contributes.ts';
import { holderContributes } from './passport/holder-contributes.ts';

const SENTENCES = {
  'credential-issuer.decided': 'issuerDecided',
  'credential.changed': 'credentialChanged',
  'issuer-key.compromised': 'keyCompromised',
} as const;

/** Contributions to the pages of signed-in users. */
export const contributes: readonly Contribution[] = [
  ...holderContributes,
  ...issuerContributes,
  ...Object.entries(SENTENCES).map(([action, what], index) =>
    auditSentences.add(`skill-passports.${action.replace('.', '-')}`, 900 + 10 * index, {
      action,
      text: `skill-passports:sentences.${what}`,
    }),
  ),
  dutyWords.add('skill-passports.duty', 36, { duty: 'passports', title: 'skill-passports:duty.title', text: 'skill-passports:duty.text' }),
];
