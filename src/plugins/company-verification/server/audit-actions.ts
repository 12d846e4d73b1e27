import { auditAction } from '#core/server/audit/audit-action.ts';

/** An administrator decided about the verification of a company. The subject is the company. */
export const verificationDecided = auditAction({
  name: 'company-verification.decided',
  subject: 'company-verification',
  fields: { state: 'value', reasons: 'value', note: 'length' },
});

/** An administrator took the own decision back. The subject is the company. */
export const verificationUndone = auditAction({
  name: 'company-verification.undone',
  subject: 'company-verification',
  fields: { state: 'value' },
});
