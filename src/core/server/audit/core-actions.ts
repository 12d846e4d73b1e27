import { auditAction } from './audit-action.ts';

/** A call that needs a duty and was refused with 403. */
export const callRefused = auditAction({ name: 'call.refused', subject: 'call', fields: {} });

/** The retention removed the beginning of the record. The id of the object is the number of the last removed seal. */
export const recordCut = auditAction({ name: 'audit-record.cut', subject: 'audit-record', fields: {} });
