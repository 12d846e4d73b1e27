import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { NoticeGroup } from '#core/contract/notices/notice-groups.ts';
import type { ShownNotice } from '#core/contract/notices/notice-schemas.ts';
import type { Page } from '#core/contract/paging.ts';
import { idSchema, instantSchema, z } from '#core/contract/schema.ts';
import { type CursorCodec, cursorCodec, type PageQuery, pageOf } from '../http/cursor.ts';
import type { NoticeIndex } from './notice-index.ts';
import type { NoticeKind } from './notice-kind.ts';
import { NoticeReads, type ToldNotice } from './notice-reads.ts';
import type { NoticeDatabase } from './notice-tables.ts';
import type { ReaderPlace } from './notice-times.ts';
import type { NoticeWording, NoticeWords } from './notice-words.ts';

/** Which notices of a user a list shows. */
export interface NoticeQuery extends PageQuery {
  readonly limit: number;
  readonly filter?: 'unread' | undefined;
  readonly group?: NoticeGroup | undefined;
  /** The language of the words (BCP 47); by default that of the user. */
  readonly language?: string | undefined;
}

/** Marks as read: notices by id, or all that were told until an instant. */
export type ReadNotices = { readonly ids: readonly string[] } | { readonly before: string };

/** What users were told on the site. */
export interface NoticeBox {
  readonly page: (userId: string, query: NoticeQuery) => Promise<Page<ShownNotice>>;
  /** The number of unread notices, counted to 100. */
  readonly unread: (userId: string) => Promise<number>;
  readonly markRead: (userId: string, read: ReadNotices) => Promise<void>;
  /** How many notices and mails of the user are stored. */
  readonly countOf: (userId: string) => Promise<{ readonly told: number; readonly mails: number }>;
  /** Takes the last marking back, if it is not older than 75 seconds. */
  readonly undoMarking: (userId: string) => Promise<void>;
}

// Pages offer it for a minute. The rest is for the request of an undo at the last moment (docs/decisions/0058-undo-for-a-minute.md).
const UNDO_MS = 75_000;

interface BoxDependencies {
  readonly db: NoticeDatabase;
  readonly index: NoticeIndex;
  readonly words: NoticeWords;
  readonly now: () => Date;
  readonly cursorKey: Buffer;
}

type ShownWords = Pick<NoticeWording, 'title' | 'text' | 'action'>;

/** How many characters of wordings are kept: those of some thousand notices. */
const WORDED_CHARACTERS = 1_000_000;

/** Reads and marks the notices in the database. */
export class DatabaseNoticeBox implements NoticeBox {
  readonly #dependencies: BoxDependencies;
  readonly #reads: NoticeReads;
  readonly #cursors: CursorCodec<[string, string]>;
  /** The bell and the page show the same notices again and again. To word them takes most of the time of the call. */
  readonly #worded = new LRUCache<string, ShownWords>({ maxSize: WORDED_CHARACTERS, sizeCalculation: sizeOf });

  constructor(dependencies: BoxDependencies) {
    this.#dependencies = dependencies;
    this.#reads = new NoticeReads(dependencies.db);
    this.#cursors = cursorCodec(dependencies.cursorKey, 'core.notices', z.tuple([instantSchema, idSchema]));
  }

  readonly page: NoticeBox['page'] = async (userId, query) => {
    const { language, ...question } = query;
    const after = this.#cursors.decode(question);
    const [reader = { locale: null, time_zone: null }] = await this.#reads.placeOf({ userId });
    const place = { locale: language ?? reader.locale, time_zone: reader.time_zone };
    const rows = await this.#reads.told(
      { isUnread: query.filter === 'unread', isOfGroup: query.group !== undefined, hasPosition: after !== undefined },
      {
        ...{ userId, kinds: this.#kindsOf(query.group), rows: query.limit + 1 },
        ...{ toldAt: new Date(after?.[0] ?? 0), id: after?.[1] ?? '' },
      },
    );
    const page = pageOf(rows, query.limit, (row) => this.#cursors.encode([row.told_at.toISOString(), row.id], question));
    return { ...page, items: page.items.map((row) => this.#shown(row, place)) };
  };

  readonly unread: NoticeBox['unread'] = (userId) => this.#reads.unread(userId);

  readonly markRead: NoticeBox['markRead'] = async (userId, read) => {
    const { db, now } = this.#dependencies;
    await db
      .updateTable('notices')
      .set({ read_at: now() })
      .where('user_id', '=', userId)
      .where('told_at', 'is not', null)
      // What the user does not see here is not read, so that its mail is sent.
      .where('on_site', '=', true)
      .where('read_at', 'is', null)
      .where(sql<boolean>`${'ids' in read ? sql`id = any(${read.ids}::uuid[])` : sql`told_at <= ${read.before}::timestamptz`}`)
      .execute();
  };

  readonly undoMarking: NoticeBox['undoMarking'] = async (userId) => {
    const { db, now } = this.#dependencies;
    const since = new Date(now().getTime() - UNDO_MS);
    await sql`
      update notices set read_at = null
      where user_id = ${userId}::uuid and told_at is not null and read_at > ${since}::timestamptz
        and read_at = (select max(read_at) from notices where user_id = ${userId}::uuid)`.execute(db);
  };

  readonly countOf: NoticeBox['countOf'] = async (userId) => {
    const { rows } = await sql<{ told: number; mails: number }>`
      select (select count(*)::int from notices where user_id = ${userId}::uuid) as told,
        (select count(*)::int from mails where user_id = ${userId}::uuid) as mails`.execute(this.#dependencies.db);
    return rows[0] ?? { told: 0, mails: 0 };
  };

  #kindsOf(group: NoticeGroup | undefined): readonly string[] {
    return this.#dependencies.index.all.filter(({ kind }) => kind.group === group).map(({ kind }) => kind.kind);
  }

  #shown({ id, kind: name, params, count, told_at, read_at }: ToldNotice, place: ReaderPlace): ShownNotice {
    const facts = { id, toldAt: told_at.toISOString(), isRead: read_at !== null };
    const owned = this.#dependencies.index.find(name);
    const parsed = owned?.kind.params.safeParse(params);
    if (owned === undefined || parsed?.data === undefined) return { ...facts, ...UNKNOWN };
    const { kind } = owned;
    const { title, text, action = null } = this.#wordingOf(kind, parsed.data, { ...place, count });
    return {
      ...facts,
      group: kind.group,
      title,
      text,
      action,
      quote: kind.quote?.(parsed.data) ?? null,
      opens: kind.opens?.(parsed.data) ?? null,
    };
  }

  #wordingOf(kind: NoticeKind, params: object, place: ReaderPlace & { readonly count: number }): ShownWords {
    const key = JSON.stringify([kind.kind, params, place.count, place.locale, place.time_zone]);
    const known = this.#worded.get(key);
    if (known !== undefined) return known;
    const { title, text, action } = this.#dependencies.words.of(kind, params, place);
    const words = { title, text, action };
    this.#worded.set(key, words);
    return words;
  }
}

const UNKNOWN = Object.freeze({ group: null, title: null, text: null, quote: null, action: null, opens: null });

function sizeOf({ title, text }: ShownWords, key: string): number {
  return key.length + title.length + text.length;
}
