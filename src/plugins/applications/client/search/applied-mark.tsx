import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { listApplications } from '../../contract/endpoints.ts';

/** The postings to which the user has applied. */
@injectable()
class AppliedMarksStore {
  /** Times of application (ISO 8601) by posting id. Only for the newest applications, which are likely in search results. */
  readonly applied = new Resource<ReadonlyMap<string, string>>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, applied: false }, { autoBind: true });
  }

  /** Sends a request each time, because the user may just have applied. */
  async load(): Promise<void> {
    await this.applied.load(async (signal) => {
      const { items } = await this.api.call(listApplications, { query: { limit: PAGE_LIMIT.max }, signal });
      return new Map(items.filter(({ stage }) => stage !== 'withdrawn').map(({ job, createdAt }) => [job.id, createdAt]));
    });
  }
}

/** Fetches the user's applications, if the user may apply. */
export const Source = observer(function AppliedMarks(): null {
  const mayApply = useService(SessionStore).may('application', 'create');
  const store = useService(AppliedMarksStore);
  useEffect(() => {
    if (mayApply) void store.load();
  }, [store, mayApply]);
  return null;
});

/** The mark on a posting to which the user has applied. */
export const Mark = observer(function AppliedMark({ jobId }: { readonly jobId: string }): JSX.Element | null {
  const t = useT('applications');
  const format = useFormat();
  const appliedAt = useService(AppliedMarksStore).applied.value?.get(jobId);
  if (appliedAt === undefined) return null;
  return <StatusBadge tone="live">{t('mark.applied', { date: format.date(appliedAt) })}</StatusBadge>;
});
