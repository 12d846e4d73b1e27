import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoadStatus } from '#core/client/data/resource.ts';
import type { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import type { Issue } from '#core/contract/errors.ts';
import { applyImport, cancelImport, getImport, mapImport, readImportAgain, undoImport } from '../contract/endpoints.ts';
import type { FaultyChoice } from '../contract/import-run.ts';
import type { ImportPlaceQuery, ImportRun } from '../contract/schemas.ts';
import type { MappingDraft } from './columns/mapping-draft.ts';
import { type CheckedStep, type ImportStep, isWorking, stepOf } from './run-steps.ts';

/**
 * What the user is told about an import besides its state. `gone`: it no longer exists; `changed`: it was changed elsewhere; `several`: more
 * than one file was dropped.
 */
export type RunNotice = 'gone' | 'changed' | 'several';

/** An action of the user that is sent. */
export type SentAction = 'read' | 'map' | 'apply' | 'undo' | 'cancel';

/** The import on screen: its state, and what the user does with it. */
export class ShownImport {
  run: ImportRun | undefined = undefined;
  status: LoadStatus = 'idle';
  error: unknown = undefined;
  /** The step that the user looks at while the import is checked. */
  chosen: CheckedStep = 'check';
  faulty: FaultyChoice = 'skip';
  notice: RunNotice | undefined = undefined;
  /** Whether the last question for the progress had no answer. */
  isLost = false;
  busy: SentAction | undefined = undefined;
  /** The server's issues about the mapping. */
  issues: readonly Issue[] = [];
  /** The id of the import that was cancelled, or found to be gone, last. */
  removed: string | undefined = undefined;
  /** The import of the address. */
  private asked = '';
  private readonly api: Pick<ApiClient, 'call'>;
  private readonly place: ImportPlaceQuery;

  constructor(api: Pick<ApiClient, 'call'>, place: ImportPlaceQuery) {
    this.api = api;
    this.place = place;
    makeAutoObservable<this, 'api' | 'place' | 'asked'>(
      this,
      { api: false, place: false, asked: false, run: observableRef, error: observableRef, issues: observableRef },
      { autoBind: true },
    );
  }

  get step(): ImportStep {
    return stepOf(this.run, this.chosen);
  }

  /** Whether the server works on the import. */
  get isWorking(): boolean {
    return this.run !== undefined && isWorking(this.run);
  }

  /** Shows an import whose state is known. */
  show(run: ImportRun): void {
    const isSame = this.run?.id === run.id;
    if (!isSame) {
      this.begin();
      this.notice = undefined;
    }
    // A question for the progress may be answered after the answer to an action.
    if (isSame && this.run !== undefined && run.version < this.run.version) return;
    if (!isSame && run.isCheckedAnew) this.chosen = 'differences';
    this.run = run;
    this.status = 'ready';
    this.isLost = false;
  }

  /** Loads the import of an address. */
  async open(id: string, signal: AbortSignal): Promise<void> {
    if (this.run?.id === id) return;
    this.close();
    this.asked = id;
    this.notice = undefined;
    this.status = 'loading';
    try {
      const run = await this.api.call(getImport, { params: { id }, signal });
      if (!signal.aborted) this.accept(run);
    } catch (error) {
      if (!signal.aborted) this.refused(error, 'failed');
    }
  }

  /** Tries once more to load the import of the address. */
  async reopen(): Promise<void> {
    await this.open(this.asked, new AbortController().signal);
  }

  /** Shows no import. */
  close(): void {
    this.run = undefined;
    this.status = 'idle';
    this.error = undefined;
    this.begin();
  }

  /** Asks for the progress. Never rejects. */
  async refresh(signal: AbortSignal): Promise<void> {
    const { run } = this;
    if (run === undefined) return;
    try {
      // Quiet: a poll of the progress. The page says by itself that the connection is lost.
      const latest = await this.api.call(getImport, { params: { id: run.id }, signal, quiet: true });
      if (!signal.aborted) this.accept(latest);
    } catch (error) {
      if (!signal.aborted) this.refused(error, 'ready');
    }
  }

  /** Moves between the steps of a checked import. */
  look(step: CheckedStep): void {
    this.chosen = step;
    this.notice = undefined;
  }

  choose(faulty: FaultyChoice): void {
    this.faulty = faulty;
  }

  tell(notice: RunNotice): void {
    this.notice = notice;
  }

  forgetNotice(): void {
    this.notice = undefined;
  }

  /** Reads another sheet, or another row as the header. */
  async readAgain(choice: { readonly sheet: number; readonly headerLine?: number }): Promise<void> {
    await this.act('read', ({ id, version }) => this.api.call(readImportAgain, { params: { id }, body: { version, ...choice } }));
  }

  /** Sends the mapping, with which the server checks all rows. */
  async map(draft: MappingDraft): Promise<void> {
    const { mapping } = draft;
    await this.act('map', async ({ id, version }) => {
      const run = await this.api.call(mapImport, { params: { id }, body: { version, mapping } });
      draft.sent();
      this.look('check');
      return run;
    });
  }

  async apply(): Promise<void> {
    await this.act('apply', ({ id, version }) => this.api.call(applyImport, { params: { id }, body: { version, faulty: this.faulty } }));
  }

  async undo(): Promise<void> {
    await this.act('undo', ({ id, version }) => this.api.call(undoImport, { params: { id }, body: { version } }));
  }

  /** Cancels the import. Returns whether it no longer exists. */
  async cancel(): Promise<boolean> {
    let isCancelled = false;
    await this.act('cancel', async ({ id }) => {
      await this.api.call(cancelImport, { params: { id } });
      this.forget(id);
      isCancelled = true;
      return undefined;
    });
    return isCancelled || this.notice === 'gone';
  }

  private begin(): void {
    this.chosen = 'check';
    this.faulty = 'skip';
    this.isLost = false;
    this.issues = [];
  }

  private async act(action: SentAction, send: (run: ImportRun) => Promise<ImportRun | undefined>): Promise<void> {
    const { run } = this;
    if (run === undefined || this.busy !== undefined) return;
    this.busy = action;
    this.notice = undefined;
    this.issues = [];
    try {
      const latest = await send(run);
      if (latest !== undefined && this.run?.id === run.id) this.accept(latest);
    } catch (error) {
      await this.explain(error, run);
    } finally {
      runInAction(() => {
        this.busy = undefined;
      });
    }
  }

  /** The client has shown the sentence of the failure. After a conflict, the import is as it is now. */
  private async explain(error: unknown, { id }: ImportRun): Promise<void> {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) this.vanish();
    if (error.status === 422) this.refuse(error);
    if (error.status !== 409) return;
    try {
      // Quiet: the conflict was shown, and this only brings the page up to date.
      const latest = await this.api.call(getImport, { params: { id }, quiet: true });
      this.accept(latest);
      this.tell('changed');
    } catch (later) {
      if (later instanceof ApiError && later.status === 404) this.vanish();
    }
  }

  private accept(run: ImportRun): void {
    const { target, place } = this.place;
    if (run.target === target && run.place === place) this.show(run);
    else this.vanish();
  }

  private refused(error: unknown, status: LoadStatus): void {
    if (error instanceof ApiError && error.status === 404) this.vanish();
    else {
      this.error = error;
      this.status = status;
      this.isLost = status === 'ready';
    }
  }

  private forget(id: string | undefined): void {
    this.removed = id;
  }

  private vanish(): void {
    this.forget(this.run?.id ?? this.asked);
    this.close();
    this.notice = 'gone';
  }

  private refuse(error: ApiError): void {
    this.issues = error.issues;
    // The step of the columns shows them.
    error.isShownAtFields = this.busy === 'map';
  }
}
