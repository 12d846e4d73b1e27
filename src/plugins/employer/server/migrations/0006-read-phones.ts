import { sql } from 'kysely';
import { readPhone } from '#core/contract/phone-number.ts';
import type { Migration } from '#core/server/db/migration.ts';

const AT_ONCE = 1_000;

/**
 * Reads the stored telephone numbers again (docs/decisions/0057-telephone-numbers.md). A number without a single reading stays as it is. The
 * repaired numbers stay on the way down.
 */
export const readPhones: Migration = {
  id: 'employer/0006-read-phones',
  up: async (db) => {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await sql<{ id: string; phone: string }>`
        select id, contact ->> 'phone' as phone from companies
        where jsonb_typeof(contact -> 'phone') = 'string' and id > ${last} order by id limit ${AT_ONCE}`.execute(db);
      for (const { id, phone } of rows) {
        const number = readPhone(phone);
        if (number === undefined || number === phone) continue;
        await sql`update companies set contact = jsonb_set(contact, '{phone}', to_jsonb(${number}::text)) where id = ${id}`.execute(db);
      }
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.id;
    }
  },
  down: async () => undefined,
};
