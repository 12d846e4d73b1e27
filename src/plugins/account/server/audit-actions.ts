import { auditAction } from '#core/server/audit/audit-action.ts';

/** A user deleted the own account. Only the id of the user stays. */
export const accountDeleted = auditAction({ name: 'user.deleted', subject: 'user', fields: {}, keepsSender: false });
