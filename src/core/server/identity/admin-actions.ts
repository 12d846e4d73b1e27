import { auditAction } from '../audit/audit-action.ts';

const fields = { role: 'value', isFullAdmin: 'value' } as const;

/** An operator made a user a full administrator. */
export const adminGranted = auditAction({ name: 'user.admin-granted', subject: 'user', fields });

/** An operator took the role from an administrator. */
export const adminRevoked = auditAction({ name: 'user.admin-revoked', subject: 'user', fields });
