import type { AuditEntry } from './audit-action.ts';
import { isSame } from './changes.ts';

/**
 * Whether one of these fields has another value now. A save that changes nothing leaves no event.
 *
 * @example if (hasChanged(changes)) await audit(transaction, companyUpdated, { subjectId: id, changes })
 */
export function hasChanged(changes: NonNullable<AuditEntry['changes']>): boolean {
  return Object.values(changes).some((change) => change !== undefined && !isSame(...change));
}
