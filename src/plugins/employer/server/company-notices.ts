import { href } from '#core/contract/route-ref.ts';
import { idSchema, lineSchema, z } from '#core/contract/schema.ts';
import { defineNotice } from '#core/server/notices/notice-kind.ts';
import { employerRoutes } from '../contract/routes.ts';

/** An administrator changed the company. */
export const changedByAdministrator = defineNotice({
  kind: 'employer.changed-by-administrator',
  group: 'postings',
  roles: ['employer'],
  params: z.strictObject({ companyId: idSchema, company: lineSchema(1, 200) }),
  mail: 'instant',
  // Administrators save several sections one after another.
  waitSeconds: 60,
  opens: ({ companyId }) => href(employerRoutes.companyView, {}, { id: companyId }),
});
