import { sql } from 'kysely';
import type { RefusalReason } from '../mail/mailer.ts';
import type { AddressHash } from './address-hash.ts';
import type { NoticeDatabase } from './notice-tables.ts';

interface BlockDependencies {
  readonly db: NoticeDatabase;
  readonly now: () => Date;
  readonly hashOf: AddressHash;
}

/** `every` stands for all groups except security, `delivery` for an address that refused mail on several days. */
export type BlockedGroup = string;

// A full mailbox may be emptied on the next day. An address that refuses on three days does not exist any more.
const REFUSAL_DAYS = 3;

// A mail server that is away, or refuses the text, says nothing about the address.
const ADDRESS_REFUSALS: readonly RefusalReason[] = ['recipient', 'address', 'reserved-domain'];

/** Addresses that get no mail, or none of a group. */
export class MailBlocks {
  readonly #dependencies: BlockDependencies;

  constructor(dependencies: BlockDependencies) {
    this.#dependencies = dependencies;
  }

  addressHash(address: string): string {
    return this.#dependencies.hashOf(address);
  }

  /** Whether one of the groups is blocked for an address. */
  async isBlocked(hash: string, groups: readonly BlockedGroup[]): Promise<boolean> {
    const row = await this.#dependencies.db
      .selectFrom('mail_blocks')
      .select('address_hash')
      .where('address_hash', '=', hash)
      .where('group_name', 'in', groups)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async add(hash: string, group: BlockedGroup): Promise<void> {
    await this.#dependencies.db
      .insertInto('mail_blocks')
      .values({ address_hash: hash, group_name: group, created_at: this.#dependencies.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async remove(hash: string, group: BlockedGroup): Promise<void> {
    await this.#dependencies.db.deleteFrom('mail_blocks').where('address_hash', '=', hash).where('group_name', '=', group).execute();
  }

  /** Called after an address was refused. After refusals on three days it gets no more mail, until its user asks for it. */
  async refused(hash: string): Promise<void> {
    const { rows } = await sql<{ days: number }>`
      select count(distinct due_at::date)::int as days from mails
      where address_hash = ${hash} and state = 'failed' and reason = any(${ADDRESS_REFUSALS}::text[])
        and created_at > coalesce((select max(created_at) from mails where address_hash = ${hash} and state = 'sent'), '-infinity')`.execute(
      this.#dependencies.db,
    );
    if ((rows[0]?.days ?? 0) >= REFUSAL_DAYS) await this.add(hash, 'delivery');
  }
}
