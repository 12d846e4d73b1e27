import { ROLES } from '#core/contract/actor.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { exactSchema, idSchema, lineSchema, z } from '#core/contract/schema.ts';
import { defineNotice, type NoticeKind } from '#core/server/notices/notice-kind.ts';
import type { ImportDatabase } from './import-tables.ts';

const endedParams = z.strictObject({
  importId: idSchema,
  file: lineSchema(1, 300),
  outcome: z.enum(['applied', 'undone', 'failed']),
  /** The address of the page of the import; absent where its target has none. */
  page: exactSchema(1, 500).optional(),
});

type EndedParams = z.infer<typeof endedParams>;

/** How an import that was applied or undone ended. */
export type ImportOutcome = EndedParams['outcome'];

/** An import that took long was written, taken back, or failed in this. Who began it is told. */
export function importEnded(db: ImportDatabase): NoticeKind<EndedParams> {
  return defineNotice<EndedParams>({
    kind: 'imports.import-ended',
    group: 'files',
    roles: ROLES,
    params: endedParams,
    mail: 'never',
    opens: ({ page }) => page ?? ADDRESSES.dashboard,
    variant: ({ outcome }) => outcome,
    still: async (params) => {
      const found = await db.selectFrom('imports').select('state').where('id', '=', params.importId).executeTakeFirst();
      return found === undefined || found.state === 'cancelled' ? undefined : params;
    },
  });
}
