import { auditAction } from '#core/server/audit/audit-action.ts';

/** An administrator trusted or suspended an issuer of credentials. */
export const issuerDecided = auditAction({
  name: 'credential-issuer.decided',
  subject: 'credential-issuer',
  fields: { status: 'value', name: 'value', reason: 'length' },
});

/** An administrator suspended, resumed or revoked a credential of a company. */
export const credentialChanged = auditAction({
  name: 'credential.changed',
  subject: 'credential',
  fields: { status: 'value', reason: 'length' },
});

/** An administrator marked a key of a company as stolen. */
export const keyCompromised = auditAction({
  name: 'issuer-key.compromised',
  subject: 'issuer-key',
  fields: { status: 'value', from: 'value' },
});
