import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { partsOf } from '#core/client/lists/bulk-work.ts';
import { Note } from '#core/client/ui/Note.tsx';
import { MOST_AT_ONCE } from '../../contract/life-cycle.ts';
import { countOpenApplications } from '../../contract/managing-endpoints.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';

/** Says how many applications end with the postings. */
export const EndingApplications = observer(function EndingApplications({ jobs }: { readonly jobs: readonly ManagedJob[] }): JSX.Element {
  const t = useT('jobs');
  const api = useService(ApiClient);
  const ids = jobs.map(({ id }) => id);
  const countOf = async (some: readonly string[], signal: AbortSignal): Promise<number> =>
    (await api.call(countOpenApplications, { query: { jobIds: some.join(',') }, signal })).count;
  const { resource } = useResource(async (signal) => {
    const counts = await Promise.all(partsOf(ids, MOST_AT_ONCE).map((some) => countOf(some, signal)));
    return counts.reduce((sum, count) => sum + count, 0);
  }, ids.join(','));
  const { value: count, status } = resource;
  if (status === 'failed') return <Note tone="straw" title={t('moves.endsFailed')} />;
  if (count === undefined) return <p className="muted">{t('moves.endsLoading')}</p>;
  return count === 0 ? <p>{t('moves.endsNone')}</p> : <Note tone="straw" role="status" title={t('moves.ends', { count })} />;
});
