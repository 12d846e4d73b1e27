import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { issuerContributes } from './issuer-contributes.ts';
import { holderContributes } from './passport/holder-contributes.ts';

/** Contributions to the pages of signed-in users. */
export const contributes: readonly Contribution[] = [
  ...holderContributes,
  ...issuerContributes,
  adminWords.add('skill-passports.words', 36, {
    duty: { duty: 'passports', title: 'skill-passports:duty.title', text: 'skill-passports:duty.text' },
    sentences: {
      'credential-issuer.decided': 'skill-passports:sentences.issuerDecided',
      'credential.changed': 'skill-passports:sentences.credentialChanged',
      'issuer-key.compromised': 'skill-passports:sentences.keyCompromised',
    },
  }),
];
