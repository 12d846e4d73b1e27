import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { deleteDraft, getDraft, listDrafts, saveDraft } from '../../contract/applying/draft-endpoints.ts';
import type { DraftContent, ListedDraft } from '../../contract/applying/draft-schemas.ts';

/** The applications that the user has not sent yet. */
@injectable()
export class DraftsStore {
  readonly drafts = new Resource<readonly ListedDraft[]>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, drafts: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    await this.drafts.load(async (signal) => (await this.api.call(listDrafts, { signal })).items);
  }

  /** Deletes a draft. Returns what it held, so that it can be kept after all; `undefined` when it was gone. */
  async remove(jobId: string): Promise<DraftContent | undefined> {
    const { draft } = await this.api.call(getDraft, { params: { id: jobId } });
    await this.api.call(deleteDraft, { params: { id: jobId } });
    this.drafts.replace((this.drafts.value ?? []).filter(({ job }) => job.id !== jobId));
    return draft?.content;
  }

  async restore(jobId: string, content: DraftContent): Promise<void> {
    await this.api.call(saveDraft, { params: { id: jobId }, body: { content, version: 0 } });
    await this.load();
  }
}
