import { auditAction } from '#core/server/audit/audit-action.ts';
import { MASTER_ACCESS, MASTER_DATA } from '../contract/master-access.ts';

const rowFields = { name: 'value', names: 'value', isHidden: 'value' } as const;

/** The events about rows. The id of the object is the entity and the code: `job-categories/legal`. */
export const rowCreated = auditAction({ name: 'master-data.created', subject: MASTER_DATA, fields: rowFields });

export const rowUpdated = auditAction({ name: 'master-data.updated', subject: MASTER_DATA, fields: rowFields });

export const rowDeleted = auditAction({ name: 'master-data.deleted', subject: MASTER_DATA, fields: rowFields });

/** The id of the object is the entity. The fields are the roles, with their actions. */
export const accessUpdated = auditAction({
  name: 'master-access.updated',
  subject: MASTER_ACCESS,
  fields: { candidate: 'value', employer: 'value' },
});

export const masterActions = [rowCreated, rowUpdated, rowDeleted, accessUpdated];
