import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { getDraft, saveDraft } from '../../contract/applying/draft-endpoints.ts';
import type { ApplicationDraft, DraftContent } from '../../contract/applying/draft-schemas.ts';
import { getTerms } from '../../contract/applying/terms-endpoints.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';

/** What the form for a posting begins with. */
export interface ApplyingBasis {
  readonly jobId: string;
  readonly terms: Terms;
  readonly draft: ApplicationDraft | null;
  /** Another number stands for a draft that the form must take over. */
  readonly edition: number;
}

/** The terms of the posting on screen, and the user's draft for it. The panel and the bar share them. */
@injectable()
export class ApplyingStore {
  readonly basis = new Resource<ApplyingBasis>();
  private asked: string | undefined = undefined;
  private isSent = false;

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api' | 'asked' | 'isSent'>(
      this,
      { api: false, basis: false, asked: false, isSent: false },
      { autoBind: true },
    );
  }

  of(jobId: string): ApplyingBasis | undefined {
    return this.basis.value?.jobId === jobId ? this.basis.value : undefined;
  }

  /** Fetches terms and draft. Several components of a page share the requests. */
  async open(jobId: string): Promise<void> {
    if (this.asked === jobId && this.basis.status === 'loading') return;
    if (this.basis.value?.jobId !== jobId) this.basis.clear();
    await this.load(jobId);
  }

  /** Takes the draft as it is stored, in place of the one in the form. */
  async load(jobId: string): Promise<void> {
    this.asked = jobId;
    this.isSent = false;
    const edition = (this.of(jobId)?.edition ?? 0) + 1;
    await this.basis.load(async (signal) => {
      const [terms, { draft }] = await Promise.all([
        this.api.call(getTerms, { params: { id: jobId }, signal }),
        this.api.call(getDraft, { params: { id: jobId }, signal }),
      ]);
      return { jobId, terms, draft, edition };
    });
  }

  /** The draft as it is stored now. */
  async stored(jobId: string): Promise<ApplicationDraft | null> {
    // Quiet: the note above already says what is wrong.
    return (await this.api.call(getDraft, { params: { id: jobId }, quiet: true })).draft;
  }

  /** Saves the draft over the version that this tab knows. After the application was sent, there is no draft any more. */
  async save(jobId: string, content: DraftContent): Promise<void> {
    if (this.isSent) return;
    try {
      const version = this.of(jobId)?.draft?.version ?? 0;
      this.keep(jobId, await this.api.call(saveDraft, { params: { id: jobId }, body: { content, version } }));
    } catch (error) {
      // A form that saves itself takes each 409 for another version. Here the others are only refusals.
      if (error instanceof ApiError && error.status === 409 && error.code !== 'conflict') throw new Error(error.code, { cause: error });
      throw error;
    }
  }

  /** The next save replaces the stored draft, whatever it is. */
  async overrule(jobId: string): Promise<void> {
    this.keep(jobId, await this.stored(jobId));
  }

  /** Fetches the terms again, and returns those before. */
  async renewTerms(jobId: string): Promise<Terms | undefined> {
    const before = this.of(jobId)?.terms;
    const terms = await this.api.call(getTerms, { params: { id: jobId } });
    const basis = this.of(jobId);
    if (basis !== undefined) this.basis.replace({ ...basis, terms });
    return before;
  }

  /** The application is being sent, or was not sent after all. */
  noteSent(isSent: boolean): void {
    this.isSent = isSent;
  }

  private keep(jobId: string, draft: ApplicationDraft | null): void {
    const basis = this.of(jobId);
    if (basis !== undefined) this.basis.replace({ ...basis, draft });
  }
}
