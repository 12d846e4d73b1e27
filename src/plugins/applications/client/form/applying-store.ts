import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { ApiError } from '#core/client/http/api-error.ts';
import { getDraft, saveDraft } from '../../contract/applying/draft-endpoints.ts';
import type { ApplicationDraft, DraftContent } from '../../contract/applying/draft-schemas.ts';
import { getTerms } from '../../contract/applying/terms-endpoints.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import { fitsInPanel } from './fits-in-panel.ts';

/** What the form for a posting begins with. */
export interface ApplyingBasis {
  readonly jobId: string;
  readonly terms: Terms;
  readonly draft: ApplicationDraft | null;
  /** Whether the form stands in the panel. It stays there when the questions change meanwhile, with what was typed. */
  readonly isShort: boolean;
  /** Another number stands for a draft that the form must take over. */
  readonly edition: number;
}

const NOT_SENT = Promise.resolve(false);

/** The terms of the posting on screen, and the user's draft for it. The panel and the bar share them. */
@injectable()
export class ApplyingStore {
  readonly basis = new Resource<ApplyingBasis>();
  private asked: string | undefined = undefined;
  /** Whether the application that is being sent was sent. */
  private sent: Promise<boolean> = NOT_SENT;

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api' | 'asked' | 'sent'>(this, { api: false, basis: false, asked: false, sent: false }, { autoBind: true });
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

  /** Fetches the draft as it is stored, for a new form in place of the one on screen. */
  async takeStored(jobId: string): Promise<void> {
    await this.load(jobId, (this.of(jobId)?.edition ?? 0) + 1);
  }

  private async load(jobId: string, edition?: number): Promise<void> {
    this.asked = jobId;
    this.sent = NOT_SENT;
    const before = this.of(jobId);
    await this.basis.load(async (signal) => {
      const [terms, { draft }] = await Promise.all([
        this.api.call(getTerms, { params: { id: jobId }, signal }),
        this.api.call(getDraft, { params: { id: jobId }, signal }),
      ]);
      return { jobId, terms, draft, isShort: fitsInPanel(terms), edition: edition ?? editionAfter(before, draft) };
    });
  }

  /** The draft as it is stored now. */
  async stored(jobId: string, signal: AbortSignal): Promise<ApplicationDraft | null> {
    // Quiet: the place of the other version says when it did not load.
    return (await this.api.call(getDraft, { params: { id: jobId }, signal, quiet: true })).draft;
  }

  /** Saves the draft over the version that this tab knows. An application that was sent has none, so a save waits for the sending. */
  async save(jobId: string, content: DraftContent): Promise<void> {
    if (await this.sent) return;
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
    const { draft } = await this.api.call(getDraft, { params: { id: jobId } });
    this.keep(jobId, draft);
  }

  /** Fetches the terms again, and returns those before. */
  async renewTerms(jobId: string): Promise<Terms | undefined> {
    const before = this.of(jobId)?.terms;
    const terms = await this.api.call(getTerms, { params: { id: jobId } });
    const basis = this.of(jobId);
    if (basis !== undefined) this.basis.replace({ ...basis, terms });
    return before;
  }

  /** Sends the application. */
  async sending(send: () => Promise<void>): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.sent = promise;
    try {
      await send();
      resolve(true);
    } catch (error) {
      resolve(false);
      throw error;
    }
  }

  private keep(jobId: string, draft: ApplicationDraft | null): void {
    const basis = this.of(jobId);
    if (basis !== undefined) this.basis.replace({ ...basis, draft });
  }
}

/** A form that is on screen stays, unless the stored draft is another one. */
function editionAfter(before: ApplyingBasis | undefined, draft: ApplicationDraft | null): number {
  if (before === undefined) return 1;
  return before.draft?.version === draft?.version ? before.edition : before.edition + 1;
}
