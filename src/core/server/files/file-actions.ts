import { auditAction } from '../audit/audit-action.ts';

/** A user other than the owner got a link to a file. */
export const fileRead = auditAction({
  name: 'file.read',
  subject: 'file',
  fields: { purpose: 'value', ownerKind: 'value', ownerId: 'value', disposition: 'value' },
});
