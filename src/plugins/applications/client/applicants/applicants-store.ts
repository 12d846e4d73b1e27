import { makeAutoObservable } from 'mobx';
import { PagedList } from '#core/client/data/paged-list.ts';
import { Resource } from '#core/client/data/resource.ts';
import { RowSelection } from '#core/client/data/row-selection.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { APPLICATION_STAGES, type Application, type ApplicationStage, type StageCount } from '../../contract/application.ts';
import { countApplications, listApplications } from '../../contract/endpoints.ts';
import { type ApplicantTerms, boardStages } from './applicant-terms.ts';
import { MovedApplications } from './moved-applications.ts';

/** Number of cards that a column and rows that the table fetch at a time. */
const PAGE = 50;

/** The applicants of one posting: their counts, and the lists of the board, the table and the queue. */
@injectable()
export class ApplicantsStore {
  /** The counts of all applicants by stage. */
  readonly counts = new Resource<readonly StageCount[]>();
  /** The counts of the applicants that match the search words. */
  readonly found = new Resource<readonly StageCount[]>();
  /** The list of all stages. */
  readonly table = new PagedList<Application>();
  /** All applicants, newest first, shown beside the page of one applicant. */
  readonly queue = new PagedList<Application>();
  readonly moved = new MovedApplications();
  readonly selection = new RowSelection();
  private readonly columns: Readonly<Record<ApplicationStage, PagedList<Application>>>;
  private jobId = '';
  private queueOf = '';
  private q: string | undefined = undefined;

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    this.columns = Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, new PagedList()])) as never;
    makeAutoObservable<this, 'api' | 'columns'>(
      this,
      { api: false, counts: false, found: false, table: false, queue: false, moved: false, selection: false, columns: false },
      { autoBind: true },
    );
  }

  /** Loads the applicants for the terms. It clears the data of another posting. */
  async show(jobId: string, terms: ApplicantTerms): Promise<void> {
    if (jobId !== this.jobId) this.forget();
    this.jobId = jobId;
    this.q = terms.q;
    this.moved.clear();
    const lists =
      terms.view === 'table'
        ? [this.load(this.table, terms.stage)]
        : boardStages(terms).map((stage) => this.load(this.columns[stage], stage));
    await Promise.all([this.recount(), ...lists]);
  }

  /** Loads the queue of the posting, unless it is loaded already. */
  async openQueue(jobId: string): Promise<void> {
    if (jobId === this.queueOf && this.queue.status !== 'failed') return;
    this.queueOf = jobId;
    await this.queue.start((cursor, signal) => this.api.call(listApplications, { query: { jobId, limit: PAGE, cursor }, signal }));
  }

  column(stage: ApplicationStage): PagedList<Application> {
    return this.columns[stage];
  }

  cards(stage: ApplicationStage): readonly Application[] {
    return this.moved.standingIn(stage, this.columns[stage].items);
  }

  get rows(): readonly Application[] {
    return this.table.items.map(this.moved.current);
  }

  /** Whether the counts are loaded and the posting has no applicants. */
  get isUnanswered(): boolean {
    return this.counts.value?.every(({ now }) => now === 0) ?? false;
  }

  /** Finds an application in the loaded lists. */
  find(id: string): Application | undefined {
    const lists = [this.table.items, ...Object.values(this.columns).map(({ items }) => items)];
    const loaded = lists.flatMap((items) => items.find((application) => application.id === id) ?? [])[0];
    return loaded && this.moved.current(loaded);
  }

  /** The number of found applicants in the stage; `undefined` until the counts are loaded. */
  countOf(stage: ApplicationStage): number | undefined {
    const counts = this.q === undefined ? this.counts.value : this.found.value;
    return counts?.find((count) => count.stage === stage)?.now;
  }

  /** The number of found applicants in one stage or in all; `undefined` until the counts are loaded. */
  total(stage: ApplicationStage | undefined): number | undefined {
    const counts = APPLICATION_STAGES.filter((each) => stage === undefined || each === stage).map(this.countOf);
    return counts.reduce<number | undefined>((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0);
  }

  async recount(): Promise<void> {
    const { jobId, q } = this;
    // The page of a single applicant shows no counts.
    if (jobId === '') return;
    const count = (words?: string) => async (signal: AbortSignal) => {
      const query = words === undefined ? {} : { q: words };
      return (await this.api.call(countApplications, { params: { id: jobId }, query, signal })).stages;
    };
    await Promise.all([this.counts.load(count()), q === undefined ? this.found.clear() : this.found.load(count(q))]);
  }

  /** Updates the current counts at once after a move. The next count from the server corrects the other figures. */
  shift(from: ApplicationStage, to: ApplicationStage): void {
    for (const counts of [this.counts, this.found]) {
      if (counts.value === undefined) continue;
      const by = (stage: ApplicationStage): number => Number(stage === to) - Number(stage === from);
      counts.replace(counts.value.map((count) => ({ ...count, now: count.now + by(count.stage) })));
    }
  }

  private load(list: PagedList<Application>, stage: ApplicationStage | undefined): Promise<void> {
    const { jobId, q } = this;
    return list.start((cursor, signal) => this.api.call(listApplications, { query: { jobId, stage, q, limit: PAGE, cursor }, signal }));
  }

  private forget(): void {
    this.selection.clear();
    this.counts.clear();
    this.found.clear();
    for (const list of [this.table, ...Object.values(this.columns)]) void list.start(async () => ({ items: [], nextCursor: null }));
  }
}
