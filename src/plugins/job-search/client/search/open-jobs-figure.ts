import { observer } from 'mobx-react-lite';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { countJobs } from '../../contract/endpoints.ts';

/** The number of open jobs, counted up to a limit. */
export const Figure = observer(function OpenJobs(): string | null {
  const t = useT('job-search');
  const api = useService(ApiClient);
  // Quiet: a number beside a link, which the user did not request.
  const { resource } = useResource((signal) => api.call(countJobs, { query: {}, signal, quiet: true }));
  const { value } = resource;
  return value === undefined ? null : t(value.more ? 'search.foundMore' : 'jobs:search.found', { count: value.count });
});
