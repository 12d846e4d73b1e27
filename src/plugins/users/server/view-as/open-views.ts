import type { Kysely } from 'kysely';
import type { Actor, Role } from '#core/contract/actor.ts';
import type { CoreTables, Database } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { actorOf } from '#core/server/identity/actor-of.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import type { AskedView, OpenedPerson, ReadCall, ViewSource } from '#core/server/plugin/view-source.ts';
import { closeView } from './close-view.ts';
import { type ViewEnding, viewRead } from './view-audit.ts';
import { noteOpening } from './view-openings.ts';
import type { ViewTables } from './view-tables.ts';

/** A view with the present facts about its person. */
interface ViewState {
  readonly ends_at: Date;
  readonly user_role: Role | null;
  readonly user_version: number;
  readonly role: Role | null;
  readonly version: number;
  readonly status: 'active' | 'suspended';
}

const CALLS_REMEMBERED = 10_000;

/** Says which views are open, and records what they read. It reads the database with each call of a view. */
export class OpenViews implements ViewSource {
  readonly #db: Kysely<CoreTables & ViewTables>;
  readonly #users: UsersRepository;
  readonly #now: () => Date;
  // Calls that are recorded already, so that only the first one writes.
  readonly #recorded = new Set<string>();

  constructor(db: Database, now: () => Date) {
    this.#db = db.$extendTables<ViewTables>();
    this.#users = new UsersRepository(db, now);
    this.#now = now;
  }

  readonly personOf = async ({ viewId, viewer, audit }: AskedView): Promise<Actor | undefined> => {
    const view = await this.#find(viewId, viewer.userId);
    if (view === undefined) return undefined;
    const ending = this.#endingOf(view, viewer);
    if (ending !== undefined) {
      const at = ending === 'expired' ? view.ends_at : this.#now();
      await closeView(this.#db, { id: viewId, ending, at, audit });
      return undefined;
    }
    const person = await this.#users.find(view.user_id);
    return person && actorOf(person);
  };

  readonly read = async ({ viewId, personId, endpoint, audit }: ReadCall): Promise<void> => {
    const key = `${viewId} ${endpoint}`;
    if (this.#recorded.has(key)) return;
    await inTransaction(this.#db, async (own, transaction) => {
      const isFirst = await own
        .insertInto('user_view_calls')
        .values({ view_id: viewId, endpoint })
        .onConflict((conflict) => conflict.doNothing())
        .returning('view_id')
        .executeTakeFirst();
      if (isFirst !== undefined) await audit(transaction, viewRead, { subjectId: personId, changes: { endpoint: [null, endpoint] } });
    });
    if (this.#recorded.size >= CALLS_REMEMBERED) this.#recorded.clear();
    this.#recorded.add(key);
  };

  readonly opened = (person: OpenedPerson): Promise<void> => noteOpening(this.#db, person, this.#now());

  #find(id: string, viewerId: string) {
    return this.#db
      .selectFrom('user_views')
      .innerJoin('users', 'users.id', 'user_views.user_id')
      .select(['user_id', 'user_role', 'user_version', 'ends_at', 'role', 'status', 'version'])
      .where('user_views.id', '=', id)
      .where('viewer_id', '=', viewerId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
  }

  #endingOf(view: ViewState, viewer: Actor): ViewEnding | undefined {
    if (view.ends_at <= this.#now()) return 'expired';
    if (!viewer.duties.has('users')) return 'duty-lost';
    const isSame = view.role === view.user_role && view.version === view.user_version && view.status === 'active';
    return isSame ? undefined : 'person-changed';
  }
}
