import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PAGE_LIMIT } from '#core/contract/paging.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { listManagedJobs } from '#plugins/jobs/contract/endpoints.ts';
import type { ManagedJob } from '#plugins/jobs/contract/job.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import type { ApplicantCount } from '../../contract/application.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { fetchApplicantCounts } from '../managed/applicant-counts-store.ts';

/** Number of postings with an entry of their own. The others are in the list of postings. */
const MOST = 3;

interface WaitingPosting {
  readonly id: string;
  readonly title: string;
  /** New applicants. */
  readonly fresh: number;
}

/** Postings with new applicants. */
export function useTodos(): TodoNews {
  const t = useT('applications');
  const api = useService(ApiClient);
  const { resource: managed, load: retry } = useResource(async (signal) => {
    const { items } = await api.call(listManagedJobs, { query: { limit: PAGE_LIMIT.max }, signal });
    return withApplicants(items, await fetchApplicantCounts(api, idsOf(items), signal));
  });
  if (managed.status === 'failed') return { status: 'failed', todos: [], retry };
  if (managed.value === undefined) return { status: 'loading', todos: [], retry };
  const waiting = managed.value.filter(({ fresh }) => fresh > 0);
  const todos = waiting.slice(0, MOST).map(
    ({ id, title, fresh }): Todo => ({
      id,
      title: t('todo.applicants.title', { count: fresh, job: title }),
      text: t('todo.applicants.text'),
      actions: [{ label: t('todo.applicants.action'), to: href(applicationRoutes.applicants, { jobId: id }) }],
    }),
  );
  const more: Todo = {
    id: 'more',
    title: t('todo.more.title', { count: waiting.length - MOST }),
    text: t('todo.more.text'),
    actions: [{ label: t('todo.more.action'), to: href(jobRoutes.managed) }],
  };
  return { status: 'ready', todos: waiting.length > MOST ? [...todos, more] : todos, retry };
}

const idsOf = (postings: readonly ManagedJob[]): string[] => postings.map(({ id }) => id);

function withApplicants(postings: readonly ManagedJob[], counts: readonly ApplicantCount[]): WaitingPosting[] {
  const fresh = new Map(counts.map((count) => [count.jobId, count.new]));
  return postings.map(({ id, title }) => ({ id, title, fresh: fresh.get(id) ?? 0 }));
}
