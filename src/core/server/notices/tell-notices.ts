import { type Selectable, sql } from 'kysely';
import { exactSchema, z } from '#core/contract/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineWork } from '../queue/work.ts';
import { type StoredChoices, waysOf } from './notice-choices.ts';
import type { NoticeIndex } from './notice-index.ts';
import type { NoticeKind } from './notice-kind.ts';
import type { NoticeDatabase, NoticesTable } from './notice-tables.ts';
import { type DigestPace, digestTimes, type ReaderPlace } from './notice-times.ts';
import type { UserMails } from './user-mails.ts';

interface TellDependencies {
  readonly db: NoticeDatabase;
  readonly index: NoticeIndex;
  readonly now: () => Date;
  readonly sendsMail: boolean;
  readonly mails: Pick<UserMails, 'addInstant'>;
}

type DueNotice = Pick<Selectable<NoticesTable>, 'id' | 'user_id' | 'params' | 'due_at'> &
  ReaderPlace & { readonly choices: StoredChoices | null; readonly is_told: boolean };

/** A notice that is told now. */
interface ToldNotice {
  readonly id: string;
  readonly user_id: string;
  readonly params: object;
  readonly due_at: Date;
  readonly onSite: boolean;
  readonly mail: 'instant' | undefined;
  readonly mailAt: Date | null;
}

type MailTimes = (pace: DigestPace, place: ReaderPlace) => Date;

const BATCH = 1000;
const jobSchema = z.strictObject({ kind: exactSchema(1, 200), about: exactSchema(1, 200) });

/**
 * Tells notices that are due: from then on users see them, and mails are planned. A run that is repeated tells nothing twice, because
 * only rows that were not told yet change.
 */
export class TellNotices {
  readonly #dependencies: TellDependencies;

  constructor(dependencies: TellDependencies) {
    this.#dependencies = dependencies;
  }

  readonly work = defineWork({
    name: 'core.tell-notices',
    schema: jobSchema,
    run: ({ kind, about }, { signal }) => this.#tellAll(kind, about, signal),
  });

  async #tellAll(name: string, about: string, signal: AbortSignal): Promise<void> {
    // The rows of a removed plugin stay untold. They are purged by age.
    const owned = this.#dependencies.index.find(name);
    if (owned === undefined) return;
    for (let last = ''; ; ) {
      signal.throwIfAborted();
      const due = await this.#dueAfter(last, owned.kind, about);
      if (due.length > 0) await this.#tell(owned.kind, about, due);
      last = due.at(-1)?.user_id ?? '';
      if (due.length < BATCH) return;
    }
  }

  #dueAfter(last: string, { kind, group, roles }: NoticeKind, about: string): Promise<DueNotice[]> {
    const isSecurity = group === 'security';
    return (
      this.#dependencies.db
        .selectFrom('notices')
        // An event may be told to a user whose account was deleted at the same moment. The row is dropped.
        .leftJoin('users', 'users.id', 'notices.user_id')
        .leftJoin('notice_choices', 'notice_choices.user_id', 'notices.user_id')
        .select([
          'notices.id',
          'notices.user_id',
          'notices.params',
          'notices.due_at',
          'users.locale',
          'users.time_zone',
          'notice_choices.choices',
        ])
        .select(
          sql<boolean>`users.id is not null and (${isSecurity}::boolean or (users.status = 'active' and coalesce(users.role = any(${roles}::text[]), false)))`.as(
            'is_told',
          ),
        )
        .where('notices.kind', '=', kind)
        .where('notices.about', '=', about)
        .where('told_at', 'is', null)
        .where('due_at', '<=', this.#dependencies.now())
        // The order of the index of waiting notices, so that no batch reads the rows of another. A user has one such row.
        .$if(last !== '', (query) => query.where('notices.user_id', '>', last))
        .orderBy('notices.user_id')
        .limit(BATCH)
        .execute()
    );
  }

  async #tell(kind: NoticeKind, about: string, due: readonly DueNotice[]): Promise<void> {
    const { db, mails, now } = this.#dependencies;
    const truths = await currentParams(kind, due);
    const mailTimes = digestTimes(now());
    const told = due.flatMap((notice): readonly ToldNotice[] => {
      const params = truths.get(JSON.stringify(notice.params));
      return notice.is_told && params !== undefined ? this.#ways(kind, notice, params, mailTimes) : [];
    });
    const toldIds = new Set(told.map(({ id }) => id));
    const dropped = due.filter(({ id }) => !toldIds.has(id));
    await inTransaction(db, async (own, transaction) => {
      await this.#drop(own, dropped);
      const changed = new Set(await this.#markTold(own, told));
      const fresh = told.filter(({ id }) => changed.has(id));
      if (kind.merges === true) await mergeUnread(own, kind.kind, about, fresh);
      await mails.addInstant(
        transaction,
        fresh.filter(({ mail }) => mail === 'instant').map(({ id, user_id }) => ({ noticeId: id, userId: user_id, group: kind.group })),
      );
    });
  }

  /** How the user is told; nothing when they chose neither way. */
  #ways(kind: NoticeKind, notice: DueNotice, params: object, mailTimes: MailTimes): readonly ToldNotice[] {
    const { site, mail } = waysOf(kind, notice.choices);
    const pace = this.#dependencies.sendsMail ? mail : 'off';
    if (!site && pace === 'off') return [];
    const { id, user_id, due_at } = notice;
    const mailAt = pace === 'daily' || pace === 'weekly' ? mailTimes(pace, notice) : null;
    return [{ id, user_id, due_at, params, onSite: site, mail: pace === 'instant' ? pace : undefined, mailAt }];
  }

  // A later event may have changed the row since it was read. Then its own job tells it.
  async #drop(db: NoticeDatabase, dropped: readonly DueNotice[]): Promise<void> {
    if (dropped.length === 0) return;
    await sql`
      delete from notices using unnest(${dropped.map(({ id }) => id)}::uuid[], ${dropped.map(({ due_at }) => due_at)}::timestamptz[])
        as gone (id, due_at)
      where notices.id = gone.id and notices.due_at = gone.due_at and told_at is null`.execute(db);
  }

  async #markTold(db: NoticeDatabase, told: readonly ToldNotice[]): Promise<readonly string[]> {
    if (told.length === 0) return [];
    const { rows } = await sql<{ id: string }>`
      update notices set told_at = ${this.#dependencies.now()}::timestamptz, params = now_told.params, on_site = now_told.on_site,
        mail_at = now_told.mail_at
      from unnest(${told.map(({ id }) => id)}::uuid[], ${told.map(({ due_at }) => due_at)}::timestamptz[],
        ${told.map(({ params }) => JSON.stringify(params))}::jsonb[], ${told.map(({ onSite }) => onSite)}::boolean[],
        ${told.map(({ mailAt }) => mailAt)}::timestamptz[]) as now_told (id, due_at, params, on_site, mail_at)
      where notices.id = now_told.id and notices.due_at = now_told.due_at and told_at is null
      returning notices.id`.execute(db);
    return rows.map(({ id }) => id);
  }
}

/** The params that are true now, by the text of the stored ones. Each is asked for once, and an untrue one is left out. */
async function currentParams(kind: NoticeKind, due: readonly Pick<DueNotice, 'params'>[]): Promise<ReadonlyMap<string, object>> {
  const truths = new Map<string, object>();
  for (const [text, stored] of new Map(due.map(({ params }) => [JSON.stringify(params), params]))) {
    const current = await stillTrue(kind, stored);
    if (current !== undefined) truths.set(text, current);
  }
  return truths;
}

/** The params that are true now; `undefined` when there is nothing to tell, or when another version of the plugin stored them. */
export async function stillTrue(kind: NoticeKind, stored: object): Promise<object | undefined> {
  const parsed = kind.params.safeParse(stored);
  if (!parsed.success) return undefined;
  return kind.still === undefined ? parsed.data : kind.still(parsed.data);
}

/** Adds the numbers of earlier unread notices about the object to the new ones, and deletes the earlier ones. */
async function mergeUnread(db: NoticeDatabase, kind: string, about: string, fresh: readonly ToldNotice[]): Promise<void> {
  if (fresh.length === 0) return;
  const [ids, users] = [fresh.map(({ id }) => id), fresh.map(({ user_id }) => user_id)];
  await sql`
    with earlier as (
      delete from notices where user_id = any(${users}::uuid[]) and kind = ${kind} and about = ${about}
        and told_at is not null and read_at is null and id <> all(${ids}::uuid[])
      returning user_id, count
    ), numbers as (select user_id, sum(count) as count from earlier group by user_id)
    update notices set count = notices.count + numbers.count from numbers
    where notices.id = any(${ids}::uuid[]) and notices.user_id = numbers.user_id`.execute(db);
}
