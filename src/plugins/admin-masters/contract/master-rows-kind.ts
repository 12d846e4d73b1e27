import { type EntityKind, entityKind } from '#core/contract/entity-kind.ts';
import type { MasterRow } from './reply-schemas.ts';

/** The rows of one kind of master data. Pages that change rows outdate their lists with it. */
export function masterRowsOf(entity: string): EntityKind<MasterRow> {
  return entityKind(
    `admin-masters.${entity}`,
    ({ code }) => code,
    ({ version }) => version,
  );
}
