import { type RawBuilder, sql } from 'kysely';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { PersonalDataItem } from '#plugins/account/contract/schemas.ts';
import { SIGNED_STATES } from '../contract/credential-states.ts';
import type { PassportDatabase, PassportTables } from './passport-tables.ts';

/** The credentials of a person are deleted with the account. Their ids and states stay, so that verifiers still learn of a revocation. */
export function passportPersonalData(db: PassportDatabase): PersonalData {
  return {
    listOf: async (userId) => {
      const { rows } = await sql<{ signed: number; open: number }>`
        select count(*) filter (where sha256 is not null)::int as signed, count(*) filter (where sha256 is null)::int as open
        from credentials where ${ofPerson(userId)}`.execute(db);
      const { signed = 0, open = 0 } = rows[0] ?? {};
      return [
        ...item('skill-passports.credentials', 'deleted', signed),
        ...item('skill-passports.credential-states', 'kept', signed),
        ...item('skill-passports.offers', 'deleted', open),
      ];
    },
    remove: async (transaction, userId) => {
      const own = tablesIn<PassportTables>(transaction);
      const person = { jwt: null, evidence: '[]', result: '', note: '', offered_to: null, recipient_id: null };
      await own
        .updateTable('credentials')
        .set(person)
        .where(ofPerson(userId))
        .where('status', 'in', [...SIGNED_STATES])
        .execute();
      // An offer or a request without its person ends.
      await own
        .updateTable('credentials')
        .set(({ eb }) => ({ ...person, status: 'declined', version: eb('version', '+', 1) }))
        .where(ofPerson(userId))
        .execute();
    },
  };
}

/** Credentials of the person, and offers to the address that the person has confirmed. */
function ofPerson(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(
    recipient_id = ${userId}
    or recipient_id is null and status = 'offered'
      and offered_to = (select lower(email) from users where users.id = ${userId} and email_verified))`;
}

function item(code: string, fate: PersonalDataItem['fate'], count: number): PersonalDataItem[] {
  return count === 0 ? [] : [{ code, fate, count }];
}
