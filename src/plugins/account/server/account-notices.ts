import { ROLES } from '#core/contract/actor.ts';
import { z } from '#core/contract/schema.ts';
import { defineNotice } from '#core/server/notices/notice-kind.ts';

/** An account was deleted. Its last address is told. */
export const deletedNotice = defineNotice({
  kind: 'account.deleted',
  group: 'security',
  roles: ROLES,
  params: z.strictObject({}),
  mail: 'instant',
});
