import { auditAction } from '#core/server/audit/audit-action.ts';

/** Why a view ended: by its administrator, by its time, by a change of the person, or because the administrator lost the duty. */
export type ViewEnding = 'closed' | 'expired' | 'person-changed' | 'duty-lost';

export const viewOpened = auditAction({ name: 'user.view-opened', subject: 'user', fields: { reason: 'length', endsAt: 'value' } });

export const viewEnded = auditAction({ name: 'user.view-ended', subject: 'user', fields: { ending: 'value' } });

/** Written once for each view and endpoint. The actor is the person, the viewer the administrator. */
export const viewRead = auditAction({ name: 'user.view-read', subject: 'user', fields: { endpoint: 'value' } });

/** Written once for each view and other person whom it shows. The actor is the viewed person, the viewer the administrator. */
export const viewPersonOpened = auditAction({ name: 'user.view-person-opened', subject: 'user', fields: { endpoint: 'value' } });

/** The audit actions of views. */
export const viewAuditActions = [viewOpened, viewEnded, viewRead, viewPersonOpened];
