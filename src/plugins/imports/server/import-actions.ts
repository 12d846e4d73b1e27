import { auditAction } from '#core/server/audit/audit-action.ts';

const COUNTED = { target: 'value', place: 'value', new: 'value', changed: 'value', hidden: 'value' } as const;

/** An import was applied. */
export const importApplied = auditAction({ name: 'import.applied', subject: 'import', fields: COUNTED });

/** An import was taken back. */
export const importUndone = auditAction({
  name: 'import.undone',
  subject: 'import',
  fields: { target: 'value', place: 'value', reverted: 'value', hidden: 'value', kept: 'value' },
});
