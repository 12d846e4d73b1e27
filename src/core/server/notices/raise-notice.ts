import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '../db/transaction.ts';
import type { JobAdder } from '../queue/work.ts';
import type { AddressMails } from './address-mails.ts';
import type { NoticeIndex } from './notice-index.ts';
import type { NoticeEvent, NoticeKind, RaiseNotice } from './notice-kind.ts';
import { findReaders } from './notice-readers.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { TellNotices } from './tell-notices.ts';

interface RaiseDependencies {
  readonly index: NoticeIndex;
  readonly queue: JobAdder;
  readonly now: () => Date;
  readonly tell: Pick<TellNotices, 'work'>;
  readonly mails: Pick<AddressMails, 'add'>;
}

// The words need names and a short text, not documents.
const PARAMS_BYTES = 4096;

/** The function that raises notices. */
export function raiseNotice({ index, queue, now, tell, mails }: RaiseDependencies): RaiseNotice {
  return async (transaction, kind, event) => {
    if (!index.has(kind)) throw new TypeError(`No plugin declares the notice "${kind.kind}" in \`notices\``);
    const checked = { ...event, params: checkedParams(kind, event.params) };
    const readers = await findReaders(transaction, event.to);
    const dueAt = dueTime(now(), kind, event.at);
    if ('address' in readers) return mails.add(transaction, kind, { ...readers, about: event.about, params: checked.params, dueAt });
    const isPlanned = await writeRows(transaction, kind, { ...checked, users: readers.users, dueAt, now: now() });
    if (!isPlanned) await queue.add(transaction, tell.work, { kind: kind.kind, about: event.about }, { startAfter: dueAt });
  };
}

function checkedParams<Params extends object>({ kind, params: schema }: NoticeKind<Params>, params: Params): Params {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new TypeError(`The params do not fit the notice "${kind}" (${parsed.error.message})`);
  if (Buffer.byteLength(JSON.stringify(parsed.data)) > PARAMS_BYTES) throw new TypeError(`The params of the notice "${kind}" are too long`);
  return parsed.data;
}

function dueTime(now: Date, { waitSeconds = 0 }: NoticeKind, at: Date | undefined): Date {
  return new Date(Math.max(now.getTime() + waitSeconds * 1000, at?.getTime() ?? 0));
}

interface WrittenEvent<Params extends object> extends Omit<NoticeEvent<Params>, 'to'> {
  readonly users: readonly string[];
  readonly dueAt: Date;
  readonly now: Date;
}

/**
 * Writes a row for each reader. A row that waits is replaced, and dropped by an event that undoes it. Returns whether the jobs of earlier
 * events tell all of them: a row that joins a waiting one keeps its time.
 */
async function writeRows<Params extends object>(transaction: Transaction, kind: NoticeKind<Params>, event: WrittenEvent<Params>) {
  const { about, params, by = null, from = null, dueAt, now } = event;
  const state = kind.state?.(params) ?? null;
  const db = tablesIn<NoticeTables>(transaction);
  const undone = from === null || state === null ? [] : await dropUndone(transaction, kind.kind, { about, state, users: event.users });
  const users = event.users.filter((id) => id !== by && !undone.includes(id));
  if (users.length === 0) return true;
  const isSecurity = kind.group === 'security';
  const { rows } = await sql<{ is_planned: boolean }>`
    insert into notices (id, user_id, kind, about, params, state, from_state, due_at)
    select reader.id, users.id, ${kind.kind}, ${about}, ${JSON.stringify(params)}::jsonb, ${state}, ${from}, ${dueAt}::timestamptz
    from unnest(${users.map(() => uuidv7())}::uuid[], ${users}::uuid[]) as reader (id, user_id)
    join users on users.id = reader.user_id
    where (users.status = 'active' or ${isSecurity}::boolean)
      and (users.role = any(${kind.roles}::text[]) or ${isSecurity}::boolean)
      and ${state}::text is distinct from ${lastTold(kind.kind, about, state)}
    order by users.id
    on conflict (kind, about, user_id) where told_at is null do update set
      params = excluded.params, state = excluded.state,
      count = ${kind.merges === true ? sql`notices.count + 1` : sql`1`},
      due_at = ${kind.merges === true ? sql`notices.due_at` : sql`excluded.due_at`}
    returning due_at > ${now}::timestamptz and due_at <> ${dueAt}::timestamptz as is_planned`.execute(db);
  return rows.every(({ is_planned }) => is_planned);
}

/** Deletes the waiting rows that an event back to their first state makes untrue. Returns their users. */
async function dropUndone(
  transaction: Transaction,
  kind: string,
  { about, state, users }: { readonly about: string; readonly state: string; readonly users: readonly string[] },
): Promise<readonly string[]> {
  const rows = await tablesIn<NoticeTables>(transaction)
    .deleteFrom('notices')
    .where('kind', '=', kind)
    .where('about', '=', about)
    .where(sql<boolean>`user_id = any(${users}::uuid[])`)
    .where('told_at', 'is', null)
    .where('from_state', '=', state)
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

// A kind without states may be told again and again. Its state is null, which differs from this text.
function lastTold(kind: string, about: string, state: string | null) {
  if (state === null) return sql`''::text`;
  return sql`(
    select told.state from notices told
    where told.user_id = users.id and told.kind = ${kind} and told.about = ${about} and told.told_at is not null
    order by told.told_at desc, told.id desc limit 1
  )`;
}
