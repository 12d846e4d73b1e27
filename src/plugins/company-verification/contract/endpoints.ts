import { endpoint } from '#core/contract/endpoint.ts';
import type { Verification, VerificationDecision, VerificationRequest, WaitingVerifications } from './schemas.ts';

/** For owners of the company, and administrators with the duty `companies`; 404 for others. */
export const getVerification = endpoint<{ params: { id: string }; reply: Verification }>({
  id: 'company-verification.get',
  method: 'GET',
  path: '/companies/:id/verification',
  summary: 'The verification of a company.',
});

/** Asks for verification. By an address it is decided at once, by a DNS record when the record is found, and by papers by an administrator. */
export const askVerification = endpoint<{ params: { id: string }; body: VerificationRequest; reply: Verification }>({
  id: 'company-verification.ask',
  method: 'POST',
  path: '/companies/:id/verification',
  summary: 'Ask for the verification of your company.',
});

/** Looks the DNS record up, for at most 5 seconds. */
export const checkVerification = endpoint<{ params: { id: string }; reply: Verification }>({
  id: 'company-verification.check',
  method: 'POST',
  path: '/companies/:id/verification/check',
  summary: 'Look up the DNS record of your company.',
});

/** Decides about papers, or ends a verification; 409 `conflict` when the verification has changed since that version. */
export const decideVerification = endpoint<{ params: { id: string }; body: VerificationDecision; reply: Verification }>({
  id: 'company-verification.decide',
  method: 'POST',
  path: '/companies/:id/verification/decision',
  summary: 'Decide about the verification of a company.',
});

/**
 * Takes the own last decision back within a minute, so that everything is as before. 409 `conflict` when it is too late, or when the
 * verification has changed since that version.
 */
export const undoDecision = endpoint<{ params: { id: string }; body: { version: number }; reply: Verification }>({
  id: 'company-verification.undo-decision',
  method: 'POST',
  path: '/companies/:id/verification/decision/undo',
  summary: 'Take back your last decision about the verification of a company.',
});

/** How many companies wait for a decision, for administrators with the duty `companies`. */
export const countWaitingVerifications = endpoint<{ reply: WaitingVerifications }>({
  id: 'company-verification.count-waiting',
  method: 'GET',
  path: '/company-verifications/waiting',
  summary: 'The companies whose papers wait for a decision.',
});
