import type { VerificationState, VerifiedWay } from '#plugins/employer/contract/verified.ts';

/** What administrators decide. */
export type VerificationOutcome = Exclude<VerificationState, 'none' | 'pending'>;

/** Why administrators decline or revoke. The company reads them in its language, with what to do. */
export const DECISION_REASONS = Object.freeze([
  'name-differs',
  'domain-differs',
  'papers-unreadable',
  'papers-outdated',
  'not-registered',
  'agency',
  'suspected-fraud',
  'other',
] as const);

export type DecisionReason = (typeof DECISION_REASONS)[number];

/** Why the server ended a verification. */
export const ENDING_REASONS = Object.freeze(['website-changed', 'identity-changed', 'record-missing'] as const);

export type EndingReason = (typeof ENDING_REASONS)[number];

/** What the DNS of a domain said about the record. */
export const DNS_ANSWERS = Object.freeze(['found', 'absent', 'another-value', 'no-such-domain', 'no-answer'] as const);

export type DnsAnswer = (typeof DNS_ANSWERS)[number];

/** The most papers of a company. */
export const MOST_PAPERS = 3;

/** The most reasons of a decision. */
export const MOST_REASONS = 5;

/** The most characters of the message to administrators, and of their note. */
export const MOST_VERIFICATION_TEXT = 500;

/** How often a user asks within a day, and checks the record within an hour. */
export const VERIFICATION_LIMITS = Object.freeze({ asked: 5, checked: 10 });

/** Days after a decision when the papers are deleted. */
export const PAPERS_KEPT_DAYS = 90;

/** Days until the record is looked up again: a found one, and one that was missing. */
export const LOOK_AGAIN_DAYS = Object.freeze({ found: 30, missing: 7 });

/** A record that was missing is looked up so often again. Then the verification ends. */
export const MOST_MISSES = 3;

/** The type of the DNS record. */
export const RECORD_TYPE = 'TXT';

/** The DNS record that proves the control of a domain. */
export function recordOf(domain: string, token: string): { readonly name: string; readonly value: string } {
  return { name: `_trellis.${domain}`, value: `trellis-verification=${token}` };
}

/** Which changes of a company end a verification: papers name the company, the other ways only prove whose website it is. */
export function isConcerned(way: VerifiedWay, changed: { readonly isIdentity: boolean; readonly isWebsite: boolean }): boolean {
  return changed.isWebsite || (way === 'papers' && changed.isIdentity);
}

/** An administrator can take the own decision back for so long. The owners are told of it afterwards. */
export const UNDO_SECONDS = 60;
