import { endpoint } from '#core/contract/endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { MasterAccess } from './master-access.ts';
import type { MasterRow, MasterRowEdit, NewMasterRow } from './master-row.ts';

/** The kinds of master data whose rows the user may read, with the number of rows. */
export const listEntities = endpoint<{ reply: { items: { entity: string; rows: number }[] } }>({
  id: 'admin-masters.list-entities',
  method: 'GET',
  path: '/masters',
  summary: 'The kinds of master data that you may read.',
});

/** The rows, sorted by code, in pages. */
export const listRows = endpoint<{
  params: { entity: string };
  query: { limit: number; cursor?: string | undefined; q?: string | undefined };
  reply: Page<MasterRow>;
}>({
  id: 'admin-masters.list-rows',
  method: 'GET',
  path: '/masters/:entity/rows',
  summary: 'Rows of master data, one page at a time.',
});

/** The row with this code; 404 when it does not exist. */
export const getRow = endpoint<{ params: { entity: string; code: string }; reply: MasterRow }>({
  id: 'admin-masters.get-row',
  method: 'GET',
  path: '/masters/:entity/rows/:code',
  summary: 'One row of master data.',
});

export const createRow = endpoint<{ params: { entity: string }; body: NewMasterRow; reply: MasterRow }>({
  id: 'admin-masters.create-row',
  method: 'POST',
  path: '/masters/:entity/rows',
  summary: 'Add a row of master data.',
});

/** Changes a row; 409 when it was changed meanwhile. */
export const updateRow = endpoint<{ params: { entity: string; code: string }; body: MasterRowEdit; reply: MasterRow }>({
  id: 'admin-masters.update-row',
  method: 'PUT',
  path: '/masters/:entity/rows/:code',
  summary: 'Change a row of master data.',
});

/** Deletes an unused row; 409 for a row in use. */
export const deleteRow = endpoint<{ params: { entity: string; code: string }; reply: undefined }>({
  id: 'admin-masters.delete-row',
  method: 'DELETE',
  path: '/masters/:entity/rows/:code',
  summary: 'Delete a row of master data that nothing uses.',
});

/** The permissions of each role for the rows of an entity. */
export const getAccess = endpoint<{ params: { entity: string }; reply: MasterAccess }>({
  id: 'admin-masters.get-access',
  method: 'GET',
  path: '/masters/:entity/access',
  summary: 'Who may do what with the rows of an entity.',
});

/** Saves the permissions; 409 when they were changed meanwhile. They apply from each user's next call on. */
export const saveAccess = endpoint<{ params: { entity: string }; body: MasterAccess; reply: MasterAccess }>({
  id: 'admin-masters.save-access',
  method: 'PUT',
  path: '/masters/:entity/access',
  summary: 'Say who may do what with the rows of an entity.',
});
