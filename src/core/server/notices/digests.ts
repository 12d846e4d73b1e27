import { sql } from 'kysely';
import { idSchema, z } from '#core/contract/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineWork, type JobAdder, type Schedule } from '../queue/work.ts';
import { type StoredChoices, waysOf } from './notice-choices.ts';
import type { NoticeIndex } from './notice-index.ts';
import type { NoticeDatabase } from './notice-tables.ts';
import { MOST_ENTRIES, type UserMails } from './user-mails.ts';

interface DigestDependencies {
  readonly db: NoticeDatabase;
  readonly index: NoticeIndex;
  readonly queue: JobAdder;
  readonly now: () => Date;
  readonly mails: UserMails;
}

const BATCH = 1000;

/** Collects the notices of a day or of a week into one mail for each user. */
export class Digests {
  readonly #dependencies: DigestDependencies;

  constructor(dependencies: DigestDependencies) {
    this.#dependencies = dependencies;
  }

  readonly work = defineWork({
    name: 'core.collect-mail',
    schema: z.strictObject({ userId: idSchema }),
    run: ({ userId }) => this.#collect(userId),
  });

  /** Finds the users whose mail is due. The key of their jobs keeps servers from collecting twice at once. */
  readonly schedule: Schedule = {
    name: 'core.begin-collecting-mail',
    cron: '* * * * *',
    run: async ({ signal }) => {
      for (let last: string | undefined; ; ) {
        signal.throwIfAborted();
        const users = await this.#dueUsers(last);
        await inTransaction(this.#dependencies.db, (_own, transaction) =>
          this.#dependencies.queue.addAll(
            transaction,
            this.work,
            users.map((userId) => ({ data: { userId }, key: userId })),
          ),
        );
        last = users.at(-1);
        if (users.length < BATCH) return;
      }
    },
  };

  async #dueUsers(after: string | undefined): Promise<readonly string[]> {
    const rows = await this.#dependencies.db
      .selectFrom('notices')
      .select('user_id')
      .distinct()
      .where('mail_at', '<=', this.#dependencies.now())
      .$if(after !== undefined, (query) => query.where('user_id', '>', after ?? ''))
      .orderBy('user_id')
      .limit(BATCH)
      .execute();
    return rows.map(({ user_id }) => user_id);
  }

  async #collect(userId: string): Promise<void> {
    const { db, index, now, mails } = this.#dependencies;
    await inTransaction(db, async (own, transaction) => {
      const { rows } = await sql<{ id: string; kind: string; is_read: boolean }>`
        update notices set mail_at = null where user_id = ${userId}::uuid and mail_at <= ${now()}::timestamptz
        returning id, kind, read_at is not null as is_read`.execute(own);
      const chosen = await own.selectFrom('notice_choices').select('choices').where('user_id', '=', userId).executeTakeFirst();
      const wanted = rows.filter((row) => !row.is_read && isMailed(index, row.kind, chosen?.choices ?? null));
      // Ids are in the order of time.
      const newest = wanted.map(({ id }) => id).sort();
      if (wanted.length === 0) return;
      const groups = new Set(wanted.map(({ kind }) => index.find(kind)?.kind.group));
      const [group = 'every'] = groups.size === 1 ? groups : [];
      await mails.add(transaction, [
        { userId, noticeIds: newest.slice(-MOST_ENTRIES).reverse(), noticeCount: wanted.length, group, dueAt: now() },
      ]);
    });
  }
}

/** Whether the user still wants mail of this kind. They may have chosen otherwise since the notice was told. */
function isMailed(index: NoticeIndex, name: string, choices: StoredChoices | null): boolean {
  const owned = index.find(name);
  return owned !== undefined && waysOf(owned.kind, choices).mail !== 'off';
}
