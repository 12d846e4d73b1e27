import { endpoint } from '#core/contract/endpoint.ts';
import type { OfferedRow } from './master-row.ts';
import type { OfferedQuery } from './schemas.ts';

/** Rows for a form, best match first. Open to visitors, for kinds that are offered. */
export const listOffered = endpoint<{ params: { entity: string }; query: OfferedQuery; reply: { items: OfferedRow[] } }>({
  id: 'admin-masters.list-offered',
  method: 'GET',
  path: '/masters/:entity/offered',
  summary: 'Rows of master data that forms offer.',
});
