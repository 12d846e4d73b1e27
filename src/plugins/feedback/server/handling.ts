import type { Transaction } from '#core/contract/transaction.ts';
import type { AuditEntry } from '#core/server/audit/audit-action.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { BulkChange, HandlingChange } from '../contract/handling.ts';
import type { BulkResult } from '../contract/handling-schemas.ts';
import { feedbackChanged, feedbackHandled } from './feedback-actions.ts';
import type { FeedbackCall } from './feedback-call.ts';
import type { FeedbackNews } from './feedback-news.ts';
import { isLockedHandler, notAHandler } from './feedback-people.ts';
import type { FeedbackDatabase, HandlingChanges } from './feedback-tables.ts';
import { type HandlingWish, valuesAfter } from './handling-values.ts';
import { demandLocked, type LockedFeedback, lockFeedback } from './locked-feedback.ts';
import { type Handled, type WrittenHandling, writeHandling } from './write-handling.ts';

/** Administrators change state, assignee and tags. */
export class Handling {
  readonly #db: FeedbackDatabase;
  readonly #now: () => Date;
  readonly #news: FeedbackNews;

  constructor(db: FeedbackDatabase, now: () => Date, news: FeedbackNews) {
    this.#db = db;
    this.#now = now;
    this.#news = news;
  }

  /** The entry of the history by which the change can be undone; `null` if nothing changed. */
  async change(
    { actor, abilities, audit }: FeedbackCall,
    id: string,
    { version, ...wish }: HandlingChange & { readonly version: number },
  ): Promise<string | null> {
    return inTransaction(this.#db, async (own, transaction) => {
      await lockActor(transaction, actor);
      const isHandler = await mayBeAssigned(own, wish.assignee);
      const row = await demandLocked(own, abilities, 'handle', id);
      // Who has it already may keep it without the duty.
      if (!isHandler && wish.assignee !== row.assignee_id) throw notAHandler();
      if (version !== row.version) throw new ApiFault('conflict');
      const at = this.#now();
      const after = valuesAfter(row, wish, at);
      if (after === undefined) throw new ApiFault('feedback.state-not-allowed');
      const cause = { by: actor.userId, isFromSender: false, action: 'handled', at } as const;
      const all = await writeHandling(own, cause, [{ row, after }]);
      const written = all.get(id);
      if (written === undefined) return null;
      await this.#news.handled(transaction, all, actor.userId);
      await audit(transaction, feedbackHandled, { subjectId: id, changes: audited(written.changes) });
      return written.entry;
    });
  }

  /** Each item has its own outcome, in the order of the ids without repetitions. */
  async changeSeveral({ actor, audit }: FeedbackCall, given: readonly string[], change: BulkChange): Promise<BulkResult[]> {
    const ids = [...new Set(given)];
    return inTransaction(this.#db, async (own, transaction) => {
      await lockActor(transaction, actor);
      if (!(await mayBeAssigned(own, change.assignee))) throw notAHandler();
      const rows = await lockFeedback(own, ids);
      const at = this.#now();
      const possible = new Map([...rows.values()].flatMap((row) => possibleChange(row, change, at)));
      const cause = { by: actor.userId, isFromSender: false, action: 'handled', at } as const;
      const written = await writeHandling(own, cause, [...possible.values()]);
      await this.#news.handled(transaction, written, actor.userId);
      await recordSeveral({ audit }, transaction, change, written.size);
      return ids.map((id) => resultOf(id, { rows, possible, written }));
    });
  }
}

async function mayBeAssigned(db: FeedbackDatabase, assignee: string | null | undefined): Promise<boolean> {
  return assignee === undefined || assignee === null || isLockedHandler(db, assignee);
}

function possibleChange(row: LockedFeedback, change: BulkChange, at: Date): [string, Handled][] {
  const after = valuesAfter(row, { ...change, tags: tagsAfter(row.tags, change) }, at);
  return after === undefined ? [] : [[row.id, { row, after }]];
}

function tagsAfter(before: readonly string[], { addTag, removeTag }: BulkChange): HandlingWish['tags'] {
  const kept = before.filter((tag) => tag !== removeTag);
  return addTag === undefined ? kept : [...kept, addTag];
}

interface Outcomes {
  readonly rows: ReadonlyMap<string, LockedFeedback>;
  readonly possible: ReadonlyMap<string, Handled>;
  readonly written: ReadonlyMap<string, WrittenHandling>;
}

function resultOf(id: string, { rows, possible, written }: Outcomes): BulkResult {
  if (!rows.has(id)) return { id, outcome: 'not-found', entry: null };
  if (!possible.has(id)) return { id, outcome: 'not-allowed', entry: null };
  const entry = written.get(id)?.entry ?? null;
  return { id, outcome: entry === null ? 'unchanged' : 'done', entry };
}

// The time of closing follows from the state.
function audited({ state, assignee, tags }: HandlingChanges): NonNullable<AuditEntry<'state' | 'assignee' | 'tags'>['changes']> {
  return { ...(state && { state }), ...(assignee && { assignee }), ...(tags && { tags }) };
}

async function recordSeveral(
  { audit }: Pick<FeedbackCall, 'audit'>,
  transaction: Transaction,
  { state, assignee, addTag, removeTag }: BulkChange,
  count: number,
): Promise<void> {
  if (count === 0) return;
  // The values before differ from item to item. The record leaves out what is `null` twice.
  const taken = assignee === null ? 'nobody' : assignee;
  await audit(transaction, feedbackChanged, {
    changes: {
      state: [null, state],
      assignee: [null, taken],
      addTag: [null, addTag],
      removeTag: [null, removeTag],
      count: [0, count],
    },
  });
}
