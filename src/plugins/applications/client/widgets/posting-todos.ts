import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { href } from '#core/contract/route-ref.ts';
import { type Todo, type TodoNews, todoNews } from '#plugins/dashboard/contract/todos.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { listWaitingApplicants } from '../../contract/endpoints.ts';
import { applicationRoutes } from '../../contract/routes.ts';

/**
 * Postings whose candidates ask for an answer, and postings with new applicants. The postings with the most new applicants have an entry each.
 * One entry is for the others, which are first in the list of postings.
 */
export function useTodos(): TodoNews {
  const t = useT('applications');
  const api = useService(ApiClient);
  const { resource, load: retry } = useResource((signal) => api.call(listWaitingApplicants, { signal }));
  return todoNews(resource, retry, ({ items, postings, asking }) => {
    const asked = asking.map(
      ({ jobId, title, count }): Todo => ({
        id: `asking ${jobId}`,
        title: t('todo.asking.title', { count, job: title }),
        text: t('todo.asking.text'),
        actions: [{ label: t('todo.applicants.action'), to: href(applicationRoutes.applicants, { jobId }) }],
      }),
    );
    const todos = items.map(
      ({ jobId, title, count }): Todo => ({
        id: jobId,
        title: t('todo.applicants.title', { count, job: title }),
        text: t('todo.applicants.text'),
        actions: [{ label: t('todo.applicants.action'), to: href(applicationRoutes.applicants, { jobId }) }],
      }),
    );
    const others = postings - items.length;
    const more: Todo = {
      id: 'more',
      count: others,
      title: t('todo.more.title', { count: others }),
      text: t('todo.more.text'),
      actions: [{ label: t('todo.more.action'), to: href(jobRoutes.managed) }],
    };
    return [...asked, ...todos, more];
  });
}
