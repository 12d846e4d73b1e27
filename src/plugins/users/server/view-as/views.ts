import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import type { OpenedView } from '#core/contract/view-as.ts';
import type { RecordAudit } from '#core/server/audit/audit-log.ts';
import type { CoreTables, Database } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { RaiseNotice } from '#core/server/notices/notice-kind.ts';
import type { OwnView, ViewRequest } from '../../contract/view-as-schemas.ts';
import type { UserNotices } from '../user-notices.ts';
import { closeView } from './close-view.ts';
import { viewOpened } from './view-audit.ts';
import type { ViewTables } from './view-tables.ts';

const MINUTES = 30;
const MINUTE_MS = 60_000;
const OWN_VIEWS = 100;

export interface ViewsDependencies {
  readonly db: Database;
  readonly now: () => Date;
  readonly raise: RaiseNotice;
  readonly notices: Pick<UserNotices, 'seenAs'>;
}

/** Opens, ends and lists views of the site as another person. */
export class Views {
  readonly #db: Kysely<CoreTables & ViewTables>;
  readonly #now: () => Date;
  readonly #raise: RaiseNotice;
  readonly #notices: Pick<UserNotices, 'seenAs'>;

  constructor({ db, now, raise, notices }: ViewsDependencies) {
    this.#db = db.$extendTables<ViewTables>();
    this.#now = now;
    this.#raise = raise;
    this.#notices = notices;
  }

  /** @throws ApiFault users.self, not-found, users.not-viewable */
  async open(viewer: Actor, { userId, reason }: ViewRequest, audit: RecordAudit): Promise<OpenedView> {
    if (userId === viewer.userId) throw new ApiFault('users.self');
    const id = uuidv7();
    const startedAt = this.#now();
    const endsAt = new Date(startedAt.getTime() + MINUTES * MINUTE_MS);
    return inTransaction(this.#db, async (own, transaction) => {
      const person = await own
        .selectFrom('users')
        .select(['id', 'name', 'role', 'status', 'version'])
        .where('id', '=', userId)
        // The row must not change before the view has its version.
        .forShare()
        .executeTakeFirst();
      if (person === undefined) throw new ApiFault('not-found');
      if (person.role === 'admin' || person.status !== 'active') throw new ApiFault('users.not-viewable');
      const times = { started_at: startedAt, ends_at: endsAt, ended_at: null };
      const facts = { user_id: userId, user_role: person.role, user_version: person.version };
      await own
        .insertInto('user_views')
        .values({ id, viewer_id: viewer.userId, ...facts, reason, ...times })
        .execute();
      const changes = { reason: ['', reason], endsAt: [null, endsAt.toISOString()] } as const;
      await audit(transaction, viewOpened, { subjectId: userId, changes });
      await this.#raise(transaction, this.#notices.seenAs, { to: { users: [userId] }, about: id, params: {}, by: viewer.userId });
      return { id, endsAt: endsAt.toISOString(), user: { id: person.id, name: person.name } };
    });
  }

  /** @throws ApiFault not-found for a view of another administrator */
  async end(viewer: Actor, id: string, audit: RecordAudit): Promise<void> {
    const own = this.#db.selectFrom('user_views').select('id').where('id', '=', id).where('viewer_id', '=', viewer.userId);
    if ((await own.executeTakeFirst()) === undefined) throw new ApiFault('not-found');
    await closeView(this.#db, { id, ending: 'closed', at: this.#now(), audit });
  }

  /** The latest views of the site as the user. */
  async listOf(userId: string): Promise<OwnView[]> {
    const rows = await this.#db
      .selectFrom('user_views')
      .select(['id', 'started_at', 'ends_at', 'ended_at'])
      .where('user_id', '=', userId)
      .orderBy('started_at', 'desc')
      .orderBy('id', 'desc')
      .limit(OWN_VIEWS)
      .execute();
    const now = this.#now();
    return rows.map(({ id, started_at, ends_at, ended_at }) => {
      const ended = ended_at ?? (ends_at <= now ? ends_at : undefined);
      return { id, startedAt: started_at.toISOString(), endedAt: ended?.toISOString() ?? null };
    });
  }

  /** The number of views of the site as the user. */
  async countOf(userId: string): Promise<number> {
    const { count } = await this.#db
      .selectFrom('user_views')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Ends the views whose time is over. */
  async endExpired(audit: RecordAudit): Promise<void> {
    const overdue = await this.#db
      .selectFrom('user_views')
      .select(['id', 'ends_at'])
      .where('ended_at', 'is', null)
      .where('ends_at', '<=', this.#now())
      .execute();
    for (const { id, ends_at: at } of overdue) await closeView(this.#db, { id, ending: 'expired', at, audit });
  }
}
