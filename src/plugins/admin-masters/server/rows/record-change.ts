import type { StoredAbility } from '#core/server/access/policy.ts';
import type { AuditAction } from '#core/server/audit/audit-action.ts';
import { hasChanged } from '#core/server/audit/has-changed.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import type { KeptValues } from '../../contract/reply-schemas.ts';
import type { RowField } from '../audit-actions.ts';
import type { KindWork } from './write-row.ts';

/** The user who changes master data. */
export type MasterCall = Pick<CallContext<StoredAbility>, 'actor' | 'audit'>;

interface RowChange {
  readonly code: string;
  readonly before: KeptValues | null;
  readonly after: KeptValues | null;
}

/** Writes an event. Users with a grant who are not administrators are not recorded. */
export async function recordChange(
  { actor, audit }: MasterCall,
  { transaction, entity }: KindWork,
  action: AuditAction<RowField>,
  { code, before, after }: RowChange,
): Promise<void> {
  if (actor.role !== 'admin') return;
  const field = (name: RowField) => [before?.[name] ?? null, after?.[name] ?? null] as const;
  const changes = {
    name: field('name'),
    names: field('names'),
    description: field('description'),
    parent: field('parent'),
    sort: field('sort'),
    isHidden: field('isHidden'),
    fields: field('fields'),
    uri: field('uri'),
    alternatives: [before?.alternatives.length ?? 0, after?.alternatives.length ?? 0],
    mergedInto: field('mergedInto'),
  } as const;
  if (hasChanged(changes)) await audit(transaction, action, { subjectId: `${entity}/${code}`, changes });
}
