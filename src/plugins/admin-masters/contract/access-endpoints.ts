import { endpoint } from '#core/contract/endpoint.ts';
import type { EntityAccess, ExplainedAccess, GrantGroup, MasterAccess, MasterAccessDetail } from './access-schemas.ts';

/** The permissions of each role and group for the rows of an entity. */
export const getAccess = endpoint<{ params: { entity: string }; reply: MasterAccessDetail }>({
  id: 'admin-masters.get-access',
  method: 'GET',
  path: '/masters/:entity/access',
  summary: 'Who may do what with the rows of an entity.',
});

/** Saves the permissions; 409 when they were changed meanwhile. They apply from each user's next call on. */
export const saveAccess = endpoint<{ params: { entity: string }; body: MasterAccess; reply: MasterAccessDetail }>({
  id: 'admin-masters.save-access',
  method: 'PUT',
  path: '/masters/:entity/access',
  summary: 'Say who may do what with the rows of an entity.',
});

/** What one user may do with the rows of an entity, and the rules that allow it. */
export const explainAccess = endpoint<{ params: { entity: string; userId: string }; reply: ExplainedAccess }>({
  id: 'admin-masters.explain-access',
  method: 'GET',
  path: '/masters/:entity/access/of/:userId',
  summary: 'What a user may do with the rows of an entity, and why.',
});

/** The permissions for all entities. */
export const listAccess = endpoint<{ reply: { items: EntityAccess[]; groups: GrantGroup[] } }>({
  id: 'admin-masters.list-access',
  method: 'GET',
  path: '/master-access',
  summary: 'Who may do what with each kind of master data.',
});

/** Gives several entities the permissions of another one, all or none; 409 when one of them was changed meanwhile. */
export const copyAccess = endpoint<{
  body: { from: { entity: string; version: number }; to: { entity: string; version: number }[] };
  reply: { items: EntityAccess[] };
}>({
  id: 'admin-masters.copy-access',
  method: 'POST',
  path: '/master-access/copy',
  summary: 'Copy the permissions of one kind of master data to others.',
});
