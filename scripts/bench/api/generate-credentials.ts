import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { BenchDatabase } from './world.ts';

export const CREDENTIALS = 100_000;

/** The places that are taken in a list that gets no more credentials. */
const FULL_LIST = 65_536;

/** What the generated offers are of, and whose they are. */
export interface Offered {
  readonly issuerId: string;
  readonly achievementId: string;
  readonly recipientId: string;
}

/** Adds offers of one issuer to one candidate, more than an issuer may send in a day. Resolves with their ids. */
export async function generateOffers(db: BenchDatabase, { issuerId, achievementId, recipientId }: Offered, count: number) {
  const { rows } = await sql<{ id: string }>`
    insert into credentials (id, issuer_id, achievement_id, achievement_version, recipient_id, status, note, evidence, result, reason,
      created_at, updated_at)
    select uuidv7(), ${issuerId}, achievements.id, latest, ${recipientId}, 'offered', '', '[]', '', '', now(), now()
    from achievements, generate_series(1, ${sql.lit(count)}) where achievements.id = ${achievementId}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Adds so many credentials like an accepted one that there are {@link CREDENTIALS}. Their texts are copies, so they do not verify. */
export async function generateCredentials(db: BenchDatabase, acceptedId: string): Promise<void> {
  const { issuer_id } = await db.selectFrom('credentials').select('issuer_id').where('id', '=', acceptedId).executeTakeFirstOrThrow();
  const lists = Array.from({ length: Math.ceil(CREDENTIALS / FULL_LIST) }, () => uuid());
  for (const id of lists) {
    const list = { id, issuer_id, bits: Buffer.alloc(16_384), taken: FULL_LIST, jwt: '', is_dirty: false, updated_at: new Date() };
    await db.insertInto('status_lists').values(list).execute();
  }
  await sql`
    insert into credentials (id, issuer_id, achievement_id, achievement_version, status, note, evidence, result, reason, issuer_name, subject,
      valid_from, valid_until, key_id, list_id, list_index, sha256, jwt, created_at, updated_at)
    select uuidv7(), issuer_id, achievement_id, achievement_version, 'active', '', '[]', '', '', issuer_name, 'urn:uuid:' || gen_random_uuid(),
      valid_from, valid_until, key_id, (${lists}::uuid[])[1 + n / ${sql.lit(FULL_LIST)}], n % ${sql.lit(FULL_LIST)}, sha256(n::text::bytea),
      jwt, created_at, updated_at
    from credentials, generate_series(0, ${sql.lit(CREDENTIALS)} - (select count(*)::int from credentials) - 1) as n
    where credentials.id = ${acceptedId}`.execute(db);
  await sql`vacuum analyze credentials`.execute(db);
}
