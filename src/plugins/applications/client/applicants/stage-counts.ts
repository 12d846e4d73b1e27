import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import type { ApiClient } from '#core/client/http/api-client.ts';
import { APPLICATION_STAGES, type ApplicationStage } from '../../contract/application.ts';
import { countApplications } from '../../contract/endpoints.ts';
import type { StageCount } from '../../contract/schemas.ts';

/** The applicants of a posting counted by stage: all of them, and the found ones, which match the search words. */
export class StageCounts {
  readonly all = new Resource<readonly StageCount[]>();
  private readonly found = new Resource<readonly StageCount[]>();
  private jobId: string | undefined = undefined;
  private q: string | undefined = undefined;

  constructor(private readonly api: Pick<ApiClient, 'call'>) {
    makeAutoObservable<this, 'api' | 'found'>(this, { api: false, all: false, found: false }, { autoBind: true });
  }

  load(jobId: string, q: string | undefined): Promise<void> {
    this.jobId = jobId;
    this.q = q;
    return this.reload();
  }

  /** Fetches the counts again. Before `load`, it does nothing: the page of a single applicant shows no counts. */
  async reload(): Promise<void> {
    const { jobId, q } = this;
    if (jobId === undefined) return;
    const count = (words?: string) => async (signal: AbortSignal) => {
      const query = words === undefined ? {} : { q: words };
      return (await this.api.call(countApplications, { params: { id: jobId }, query, signal })).stages;
    };
    await Promise.all([this.all.load(count()), q === undefined ? this.found.clear() : this.found.load(count(q))]);
  }

  clear(): void {
    this.all.clear();
    this.found.clear();
  }

  /** Whether the counts are loaded and the posting has no applicants. */
  get areZero(): boolean {
    return this.all.value?.every(({ now }) => now === 0) ?? false;
  }

  /** The number of found applicants in the stage; `undefined` until the counts are loaded. */
  of(stage: ApplicationStage): number | undefined {
    const counts = this.q === undefined ? this.all.value : this.found.value;
    return counts?.find((count) => count.stage === stage)?.now;
  }

  /**
   * The number of found applicants in one stage, or of all without the withdrawn ones, as in the list of postings; `undefined` until
   * the counts are loaded.
   */
  total(stage: ApplicationStage | undefined): number | undefined {
    const counts = APPLICATION_STAGES.filter((each) => (stage === undefined ? each !== 'withdrawn' : each === stage)).map(this.of);
    return counts.reduce<number | undefined>((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0);
  }

  /** The number of applications that were deleted with their candidates. The funnel counts them, but no list shows them. */
  get deleted(): number {
    const all = this.all.value ?? [];
    const received = all.find(({ stage }) => stage === 'submitted')?.reached ?? 0;
    return Math.max(0, received - all.reduce((sum, { now }) => sum + now, 0));
  }

  /** Updates the current counts at once after a move. The next count from the server corrects the other figures. */
  shift(from: ApplicationStage, to: ApplicationStage): void {
    for (const counts of [this.all, this.found]) {
      if (counts.value === undefined) continue;
      const by = (stage: ApplicationStage): number => Number(stage === to) - Number(stage === from);
      counts.replace(counts.value.map((count) => ({ ...count, now: count.now + by(count.stage) })));
    }
  }
}
