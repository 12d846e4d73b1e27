import type { CheckResult } from '../../contract/schemas.ts';
import type { VerifyCheck } from '../../contract/verification.ts';

/** The reasons of the server that have a sentence of their own, by check. */
export const REASONS: Readonly<Record<VerifyCheck, readonly string[]>> = {
  signature: ['pass', 'changed', 'elsewhere'],
  format: ['pass', 'elsewhere', 'header', 'context', 'type', 'issuer', 'subject', 'achievement', 'dates', 'status', 'claims', 'unreadable'],
  issuer: ['pass', 'elsewhere', 'other-key', 'compromised', 'unregistered', 'pending', 'suspended'],
  dates: ['pass', 'not-yet', 'expired', 'unreadable'],
  revocation: ['pass', 'revoked', 'suspended', 'superseded', 'elsewhere', 'unregistered'],
  recipient: ['pass', 'not-asked', 'not-named', 'other-person'],
  endorsements: ['none'],
};

/** Reasons for which each check has the same sentence. */
export const COMMON_REASONS: readonly string[] = ['unreadable', 'deleted'];

/** The key of the sentence for a result. A reason that this page does not know yet gets the sentence of its outcome. */
export function sentenceKey({ check, outcome, reason }: CheckResult): string {
  if (REASONS[check].includes(reason)) return `verify.reason.${check}.${reason}`;
  return COMMON_REASONS.includes(reason) ? `verify.common.${reason}` : `verify.common.${outcome}`;
}
