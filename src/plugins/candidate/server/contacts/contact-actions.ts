import { auditAction } from '#core/server/audit/audit-action.ts';

/** Written once a day for a company whose members wanted to open more profiles than a company may. */
export const viewsUsedUp = auditAction({ name: 'company.candidate-views-used-up', subject: 'company', fields: {} });

/** An administrator opened a profile. The reason is only recorded as its length. */
export const profileOpened = auditAction({ name: 'candidate-profile.opened', subject: 'candidate-profile', fields: { reason: 'length' } });

export const contactActions = [viewsUsedUp, profileOpened];
