import { type Selectable, sql } from 'kysely';
import { type Param, type Prepared, prepared } from '../db/prepared.ts';
import type { NoticeDatabase, NoticesTable } from './notice-tables.ts';
import type { ReaderPlace } from './notice-times.ts';

/** A notice that its user was told. */
export type ToldNotice = Pick<Selectable<NoticesTable>, 'id' | 'kind' | 'params' | 'count' | 'read_at'> & { readonly told_at: Date };

/** Which notices are read, as far as the statement depends on it. */
interface ToldShape {
  readonly isUnread: boolean;
  readonly isOfGroup: boolean;
  readonly hasPosition: boolean;
}

interface ToldValues {
  readonly userId: string;
  readonly kinds: readonly string[];
  /** The position behind which the page starts. */
  readonly toldAt: Date;
  readonly id: string;
  readonly rows: number;
}

interface OfUser {
  readonly userId: string;
}

/** More unread notices are not counted. */
const MOST_UNREAD = 100;

/** The statements that read a user's notices. They are prepared, because every page of a signed-in user shows the count. */
export class NoticeReads {
  readonly placeOf: Prepared<OfUser, ReaderPlace>;
  readonly #unread: Prepared<OfUser, { readonly count: number }>;
  readonly #told = new Map<string, Prepared<ToldValues, ToldNotice>>();
  readonly #db: NoticeDatabase;

  constructor(db: NoticeDatabase) {
    this.#db = db;
    this.placeOf = prepared(db, (param: Param<OfUser>) =>
      db.selectFrom('users').select(['locale', 'time_zone']).where('id', '=', param('userId')),
    );
    this.#unread = prepared(db, (param: Param<OfUser>) => {
      const unread = db
        .selectFrom('notices')
        .select('id')
        .where('user_id', '=', param('userId'))
        .where('told_at', 'is not', null)
        .where('on_site', '=', true)
        .where('read_at', 'is', null)
        .limit(MOST_UNREAD);
      return db.selectFrom(unread.as('unread')).select(sql<number>`count(*)::int`.as('count'));
    });
  }

  /** The number of unread notices, counted to 100. */
  async unread(userId: string): Promise<number> {
    return (await this.#unread({ userId })).at(0)?.count ?? 0;
  }

  /** The newest notices that a user was told. */
  told(shape: ToldShape, values: ToldValues): Promise<readonly ToldNotice[]> {
    const key = JSON.stringify(shape);
    const known = this.#told.get(key) ?? prepared(this.#db, (param: Param<ToldValues>) => toldQuery(this.#db, shape, param));
    this.#told.set(key, known);
    return known(values);
  }
}

function toldQuery(db: NoticeDatabase, { isUnread, isOfGroup, hasPosition }: ToldShape, param: Param<ToldValues>) {
  return db
    .selectFrom('notices')
    .select(['id', 'kind', 'params', 'count', 'read_at'])
    .select(sql<Date>`told_at`.as('told_at'))
    .where('user_id', '=', param('userId'))
    .where('told_at', 'is not', null)
    .where('on_site', '=', true)
    .$if(isUnread, (rows) => rows.where('read_at', 'is', null))
    .$if(isOfGroup, (rows) => rows.where(sql<boolean>`kind = any(${param('kinds')}::text[])`))
    .$if(hasPosition, (rows) => rows.where(sql<boolean>`(told_at, id) < (${param('toldAt')}::timestamptz, ${param('id')}::uuid)`))
    .orderBy('told_at', 'desc')
    .orderBy('id', 'desc')
    .limit(param('rows'));
}
