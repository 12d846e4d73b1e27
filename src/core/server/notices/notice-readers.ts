import { sql } from 'kysely';
import { readMailAddress } from '#core/contract/mail-address.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '../db/transaction.ts';
import type { NoticeReaders } from './notice-kind.ts';

/** The readers of a notice: users by id, or an address that belongs to no user. */
export type FoundReaders = { readonly users: readonly string[] } | { readonly address: string; readonly locale: string | undefined };

const NOBODY: FoundReaders = { users: [] };

/** Finds who is told. An address whose user has not confirmed it tells nobody: anybody could have typed it. */
export async function findReaders(transaction: Transaction, to: NoticeReaders): Promise<FoundReaders> {
  if ('users' in to) return to;
  if ('duty' in to) return { users: await holdersOf(transaction, to.duty) };
  const address = readMailAddress(to.address);
  if (address === undefined) return NOBODY;
  const user = await tablesIn(transaction)
    .selectFrom('users')
    .select(['id', 'email_verified'])
    .where('email', '=', address.toLowerCase())
    .executeTakeFirst();
  if (user === undefined) return { address, locale: to.locale };
  return user.email_verified ? { users: [user.id] } : NOBODY;
}

async function holdersOf(transaction: Transaction, duty: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where role = 'admin' and (is_full_admin or exists (
      select from admin_group_members m join admin_groups g on g.id = m.group_id where m.user_id = users.id and ${duty} = any(g.duties)
    ))`.execute(tablesIn(transaction));
  return rows.map(({ id }) => id);
}
