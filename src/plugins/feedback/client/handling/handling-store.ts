import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { BulkWork } from '#core/client/lists/bulk-work.ts';
import { Entities } from '#core/client/lists/entities.ts';
import { PendingChanges } from '#core/client/lists/pending-changes.ts';
import { getFeedback } from '../../contract/endpoints.ts';
import { BULK_LIMIT, type BulkChange } from '../../contract/handling.ts';
import { changeFeedback, handleFeedback, undoHandling } from '../../contract/handling-endpoints.ts';
import type { BulkResult } from '../../contract/handling-schemas.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';
import { feedbackItems, listedFeedback } from './feedback-kinds.ts';
import { alteredFields, type Handled, handledOf, rowChange, type WantedChange, withChange } from './handled.ts';
import type { BulkAnswer, HandlingConflict, MadeChange } from './made-change.ts';
import { WaitingCountStore } from './waiting-count-store.ts';

interface KnownItem {
  readonly handled: Handled;
  /** Id of the newest entry of its history. */
  readonly newest: string | undefined;
}

/** Changes feedback for all components that show it. */
@injectable()
export class HandlingStore {
  conflicts: readonly HandlingConflict[] = [];
  /** The progress of a change of several items. */
  readonly work = new BulkWork();
  private readonly changes = new PendingChanges<WantedChange>();
  private readonly known = new Map<string, KnownItem>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(WaitingCountStore) private readonly waiting: WaitingCountStore,
    @inject(Entities) private readonly entities: Entities,
  ) {
    makeAutoObservable<this, 'api' | 'waiting' | 'changes' | 'known' | 'entities'>(
      this,
      { api: false, waiting: false, work: false, changes: false, known: false, entities: false, conflicts: observableRef },
      { autoBind: true },
    );
  }

  /** The item with its changes that are not saved yet. Read it in an observer. */
  shown<Item extends Handled>(item: Item): Item {
    return this.changes.of(item.id).reduce(withChange<Item>, item);
  }

  isSaving(id: string): boolean {
    return this.changes.of(id).length > 0;
  }

  /** Stores the newest data of an item, which a component has loaded or changed. */
  seen(latest: FeedbackDetail): void {
    const handled = handledOf(latest);
    const known = this.known.get(latest.id)?.handled.version;
    if (handled === undefined || (known ?? 0) > latest.version) return;
    if (known !== undefined && known < latest.version) void this.waiting.count.changed();
    this.known.set(latest.id, { handled, newest: latest.handling?.history[0]?.id });
    this.noteRow(latest);
  }

  /** Shows the newest data of an item in its row of the list. */
  noteRow(latest: FeedbackDetail): void {
    this.entities.of(listedFeedback).change(latest.id, latest.version, rowChange(latest));
  }

  /** Saves a change. `undefined` when nothing was changed; the reason of a failure is on the screen. */
  async change(item: Handled, wanted: WantedChange): Promise<MadeChange | undefined> {
    // A second press of the same button asks for nothing new.
    if (Object.keys(alteredFields(this.shown(this.newest(item)), wanted)).length === 0) return undefined;
    this.closeConflict(item.id);
    try {
      return await this.changes.make(item.id, wanted, () => this.send(item, wanted));
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) await this.meet(item);
      return undefined;
    }
  }

  /** Changes several items, and returns what happened to each. `undefined` when the first call failed. */
  async changeSeveral(ids: readonly string[], change: BulkChange): Promise<BulkAnswer | undefined> {
    await this.changes.settled();
    const { results, left } = await this.work.run(ids, BULK_LIMIT, async (part) => {
      return (await this.api.call(changeFeedback, { body: { ids: [...part], ...change } })).results;
    });
    if (results.length === 0) return undefined;
    const done = results.filter(({ entry }) => entry !== null);
    const entries = done.flatMap(({ entry }) => entry ?? []);
    const made = { entries, ids: done.map(({ id }) => id), number: undefined, at: Date.now() };
    this.changedElsewhere();
    return { results, left: left.length, made: entries.length === 0 ? undefined : made };
  }

  /** Resolves when all changes are saved that the user has made before. */
  settled(): Promise<void> {
    return this.changes.settled();
  }

  /** Undoes a change. `undefined` after a failure. */
  undo(made: MadeChange): Promise<readonly BulkResult[] | undefined> {
    return this.changes.after(made.ids[0] ?? '', () => this.sendUndo(made));
  }

  closeConflict(id: string): void {
    if (this.conflicts.some((conflict) => conflict.id === id)) this.conflicts = this.conflicts.filter((conflict) => conflict.id !== id);
  }

  private async send(item: Handled, wanted: WantedChange): Promise<MadeChange | undefined> {
    const { id, number } = item;
    const now = this.newest(item);
    const { feedback, entry } = await this.api.call(handleFeedback, {
      params: { id },
      body: { ...alteredFields(now, wanted), version: now.version },
    });
    this.arrive(feedback);
    return entry === null ? undefined : { entries: [entry], ids: [id], number, at: Date.now() };
  }

  private async sendUndo({ entries, ids: [id = '', ...others] }: MadeChange): Promise<readonly BulkResult[] | undefined> {
    const { results } = await this.work.run(entries, BULK_LIMIT, async (part) => {
      return (await this.api.call(undoHandling, { body: { entries: [...part] } })).results;
    });
    if (results.length === 0) return undefined;
    if (others.length > 0) this.changedElsewhere();
    else await this.fetchAgain(id);
    return results;
  }

  /** Loads what was decided meanwhile. */
  private async meet({ id, number }: Handled): Promise<void> {
    const before = this.known.get(id)?.newest;
    const latest = await this.fetchAgain(id);
    const history = latest?.handling?.history ?? [];
    const at = history.findIndex((entry) => entry.id === before);
    // Without an earlier history, only the newest entry is certain to be news.
    const decided = history.slice(0, at === -1 ? 1 : at);
    runInAction(() => (this.conflicts = [...this.conflicts, { id, number, decided }]));
  }

  private async fetchAgain(id: string): Promise<FeedbackDetail | undefined> {
    try {
      const latest = await this.api.call(getFeedback, { params: { id } });
      runInAction(() => this.arrive(latest));
      return latest;
    } catch {
      // The client has shown the reason.
      return undefined;
    }
  }

  private arrive(latest: FeedbackDetail): void {
    this.seen(latest);
    this.entities.of(feedbackItems).put(latest);
  }

  /** The answer to a change of several items does not have their data. */
  private changedElsewhere(): void {
    void this.waiting.count.changed();
    this.entities.of(listedFeedback).refresh();
    this.entities.of(feedbackItems).refresh();
  }

  private newest(item: Handled): Handled {
    const known = this.known.get(item.id)?.handled;
    return known !== undefined && known.version > item.version ? known : item;
  }
}
