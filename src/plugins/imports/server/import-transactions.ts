import type { Actor } from '#core/contract/actor.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { auditAction } from '#core/server/audit/audit-action.ts';
import type { RecordAudit } from '#core/server/audit/audit-log.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { UNDO_HOURS } from '../contract/import-limits.ts';
import type { ImportPlace, ImportWriter } from '../contract/import-target.ts';
import type { StopSign } from '../contract/operator-imports.ts';
import type { ImportCounts, UndoCounts } from '../contract/schemas.ts';
import type { ImportStep } from './import-line.ts';
import type { ImportStore } from './import-store.ts';
import type { ImportDatabase, StoredImport } from './import-tables.ts';
import { bytesOfRows } from './row-store.ts';
import { applyRows, revertRows } from './write-rows.ts';

/** An import was applied. */
export const importApplied = auditAction({
  name: 'import.applied',
  subject: 'import',
  fields: { target: 'value', place: 'value', new: 'value', changed: 'value', hidden: 'value' },
});

/** An import was taken back. */
export const importUndone = auditAction({
  name: 'import.undone',
  subject: 'import',
  fields: { target: 'value', place: 'value', reverted: 'value', hidden: 'value', kept: 'value' },
});

/** What a transaction of an import needs. `By` is who writes: a user, or `null` for an operator. */
export interface WriteNeeds<By extends Actor | null> {
  /** Called in the transaction, after the state of the import has changed. */
  readonly ended?: (transaction: Transaction, outcome: 'applied' | 'undone') => Promise<void>;
  readonly db: ImportDatabase;
  readonly store: Pick<ImportStore, 'move' | 'report'>;
  readonly place: Pick<ImportPlace<By>, 'write'>;
  readonly actor: By;
  readonly audit: RecordAudit;
  readonly at: Date;
  readonly signal: StopSign;
}

type Written = Pick<StoredImport, 'target' | 'place'> & { readonly counts: ImportCounts };

/**
 * Writes all rows of an import in one transaction.
 *
 * @throws ApiFault conflict when what is stored changed after the check; StepOver
 */
export async function applyImport<By extends Actor | null>(
  step: ImportStep,
  { target, place, counts }: Written,
  needs: WriteNeeds<By>,
): Promise<void> {
  await writing(step, needs, async (own, transaction, writer) => {
    await applyRows(step, counts, { own, writer, ...needs });
    const { new: created, changed, hidden } = counts;
    await recorded(transaction, needs, (audit) =>
      audit(transaction, importApplied, {
        subjectId: step.id,
        changes: {
          ...{ target: [null, target], place: [null, place] },
          ...{ new: [null, created], changed: [null, changed], hidden: [null, hidden] },
        },
      }),
    );
    const undo_until = new Date(needs.at.getTime() + UNDO_HOURS * 3_600_000);
    await needs.store.move(transaction, { ...step, states: ['applying'] }, 'applied', {
      ...{ applied_at: needs.at, undo_until, content: null, failure: null, is_checked_anew: false, done: 0, total: 0 },
      ...(await bytesOfRows(own, step.id)),
    });
    await needs.ended?.(transaction, 'applied');
  });
}

/** Takes an import back in one transaction. @throws StepOver */
export async function undoImport<By extends Actor | null>(
  step: ImportStep,
  { target, place, counts }: Written,
  needs: WriteNeeds<By>,
): Promise<UndoCounts> {
  return writing(step, needs, async (own, transaction, writer) => {
    const undo = await revertRows(step, counts.new + counts.changed + counts.hidden, { own, writer, ...needs });
    const { reverted, hidden, kept } = undo;
    await recorded(transaction, needs, (audit) =>
      audit(transaction, importUndone, {
        subjectId: step.id,
        changes: {
          ...{ target: [null, target], place: [null, place] },
          ...{ reverted: [null, reverted], hidden: [null, hidden], kept: [null, kept] },
        },
      }),
    );
    await needs.store.move(transaction, { ...step, states: ['undoing'] }, 'undone', { undo, failure: null, done: 0, total: 0 });
    await needs.ended?.(transaction, 'undone');
    return undo;
  });
}

function writing<By extends Actor | null, Result>(
  { id: importId }: ImportStep,
  { db, place, actor, at }: WriteNeeds<By>,
  act: (own: ImportDatabase, transaction: Transaction, writer: ImportWriter) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (own, transaction) => act(own, transaction, await place.write({ transaction, actor, importId, at })));
}

/** Audits after the rows, which take up to a minute: requests of the user that store when they were last seen would wait for the lock. */
async function recorded<By extends Actor | null>(
  transaction: Transaction,
  { actor, audit }: WriteNeeds<By>,
  act: (audit: RecordAudit) => Promise<void>,
): Promise<void> {
  if (actor !== null) await lockActor(transaction, actor);
  await act(audit);
}
