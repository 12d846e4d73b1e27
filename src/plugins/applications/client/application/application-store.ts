import { makeAutoObservable } from 'mobx';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { Entities } from '#core/client/lists/entities.ts';
import type { ApplicationStage, WithdrawalReason } from '../../contract/application.ts';
import { askForAnswer, getApplication, moveApplication } from '../../contract/endpoints.ts';
import type { ApplicationDetail } from '../../contract/schemas.ts';
import { NavCountsStore } from '../nav/nav-counts-store.ts';
import { applications } from './applied-list.ts';

/** The application on screen. */
@injectable()
export class ApplicationStore {
  readonly detail = new Resource<ApplicationDetail>();

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(NavCountsStore) private readonly counts: NavCountsStore,
    @inject(Entities) private readonly entities: Entities,
  ) {
    makeAutoObservable<this, 'api' | 'counts' | 'entities'>(
      this,
      { api: false, counts: false, entities: false, detail: false },
      { autoBind: true },
    );
  }

  open(id: string): Promise<void> {
    if (this.detail.value?.id !== id) this.detail.clear();
    return this.detail.load((signal) => this.api.call(getApplication, { params: { id }, signal }));
  }

  /** Moves the application on screen, unless it has changed on the server. A candidate may give a reason for a withdrawal. */
  async move(stage: ApplicationStage, reason?: WithdrawalReason): Promise<void> {
    const application = this.detail.value;
    if (application === undefined) return;
    const moved = await this.api.call(moveApplication, {
      params: { id: application.id },
      body: { stage, version: application.version, ...(reason !== undefined && { reason }) },
    });
    void this.counts.underWay.changed();
    this.take(moved);
  }

  /** Asks the employer for an answer to the application on screen. */
  async ask(): Promise<void> {
    const application = this.detail.value;
    if (application === undefined) return;
    this.take(await this.api.call(askForAnswer, { params: { id: application.id } }));
  }

  private take(application: ApplicationDetail): void {
    this.detail.replace(application);
    this.entities.of(applications).put(application);
  }
}
