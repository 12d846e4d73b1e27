import { sql } from 'kysely';
import { readPhone } from '#core/contract/phone-number.ts';
import type { Migration } from '#core/server/db/migration.ts';

const AT_ONCE = 1_000;

/**
 * Reads the stored telephone numbers again (docs/decisions/0057-telephone-numbers.md). "+44 (0)20 7946 0958" was stored as
 * `+4402079460958`. A number without a single reading stays as it is. The repaired numbers stay on the way down.
 */
export const readPhones: Migration = {
  id: 'candidate/0006-read-phones',
  up: async (db) => {
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const { rows } = await sql<{ id: string; phone: string }>`
        select candidate_id as id, document ->> 'phone' as phone from candidate_sections
        where section = 'place' and jsonb_typeof(document -> 'phone') = 'string' and document ->> 'phone' <> '' and candidate_id > ${last}
        order by candidate_id limit ${AT_ONCE}`.execute(db);
      for (const { id, phone } of rows) {
        const number = readPhone(phone);
        if (number === undefined || number === phone) continue;
        await sql`
          update candidate_sections set document = jsonb_set(document, '{phone}', to_jsonb(${number}::text))
          where candidate_id = ${id} and section = 'place'`.execute(db);
      }
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.id;
    }
  },
  down: async () => undefined,
};
