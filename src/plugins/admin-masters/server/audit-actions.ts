import { auditAction } from '#core/server/audit/audit-action.ts';
import { MASTER_ACCESS, MASTER_DATA } from '../contract/master-access.ts';

// The fields of a kind and the alternative names can be long: 40 values of 2,000 characters. Names and codes are short.
const rowFields = {
  name: 'value',
  names: 'value',
  description: 'length',
  parent: 'value',
  sort: 'value',
  isHidden: 'value',
  fields: 'length',
  uri: 'value',
  // The number of alternative names.
  alternatives: 'value',
  mergedInto: 'value',
} as const;

/** A field of a row in the record. */
export type RowField = keyof typeof rowFields;

/** The events about rows. The id of the object is the entity and the code: `job-categories/legal`. */
export const rowCreated = auditAction({ name: 'master-data.created', subject: MASTER_DATA, fields: rowFields });
export const rowUpdated = auditAction({ name: 'master-data.updated', subject: MASTER_DATA, fields: rowFields });
export const rowDeleted = auditAction({ name: 'master-data.deleted', subject: MASTER_DATA, fields: rowFields });
export const rowPlaced = auditAction({ name: 'master-data.placed', subject: MASTER_DATA, fields: rowFields });
export const rowMerged = auditAction({ name: 'master-data.merged', subject: MASTER_DATA, fields: rowFields });
export const rowRestored = auditAction({ name: 'master-data.restored', subject: MASTER_DATA, fields: rowFields });

/** The id of the object is the entity. */
export const rowsChanged = auditAction({
  name: 'master-data.bulk-changed',
  subject: MASTER_DATA,
  fields: { action: 'value', rows: 'value', parent: 'value' },
});

/** A suggestion was refused. The id of the object is the entity. */
export const suggestionRefused = auditAction({ name: 'master-data.suggestion-refused', subject: MASTER_DATA, fields: { text: 'length' } });

export const rowActions = [rowCreated, rowUpdated, rowDeleted, rowPlaced, rowMerged, rowRestored, rowsChanged, suggestionRefused];

/** The id of the object is the entity. The value holds the actions of all holders. */
export const accessUpdated = auditAction({ name: 'master-access.updated', subject: MASTER_ACCESS, fields: { grants: 'value' } });
