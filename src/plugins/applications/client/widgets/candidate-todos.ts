import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { href } from '#core/contract/route-ref.ts';
import { type Todo, type TodoNews, todoNews } from '#plugins/dashboard/contract/todos.ts';
import { listDrafts } from '../../contract/applying/draft-endpoints.ts';
import type { ListedDraft } from '../../contract/applying/draft-schemas.ts';
import { listApplications } from '../../contract/endpoints.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application } from '../../contract/schemas.ts';
import { goOnAddress } from '../go-on-address.ts';

/** A draft is a task in the last days of its posting. */
const LAST_DAYS_MS = 3 * 86_400_000;

/** Drafts whose posting ends soon, and late answers that the candidate can ask about. */
export function useTodos(): TodoNews {
  const t = useT('applications');
  const format = useFormat();
  const api = useService(ApiClient);
  const { resource, load: retry } = useResource(async (signal) => {
    const [drafts, late] = await Promise.all([
      api.call(listDrafts, { signal }),
      api.call(listApplications, { query: { standing: 'late', limit: 20 }, signal }),
    ]);
    return { drafts: drafts.items, late: late.items };
  });
  const draftTodo = ({ job, endsAt }: ListedDraft): Todo => ({
    id: `draft ${job.id}`,
    company: { name: job.company, logoFileId: job.logoFileId },
    title: t('todo.draft.title', { job: job.title, company: job.company }),
    text: endsAt === null ? '' : t('todo.draft.text', { date: format.dateTime(endsAt) }),
    actions: [{ label: t('apply.goOn'), to: goOnAddress(job.id) }],
  });
  const lateTodo = ({ id, job }: Application): Todo => ({
    id: `late ${id}`,
    company: { name: job.company, logoFileId: job.logoFileId },
    title: t('todo.late.title', { job: job.title, company: job.company }),
    text: t('todo.late.text'),
    actions: [{ label: t('todo.late.action'), to: href(applicationRoutes.appliedDetail, { id }) }],
  });
  return todoNews(resource, retry, ({ drafts, late }) => {
    const now = new Date();
    return [...drafts.filter((draft) => endsSoon(draft, now)).map(draftTodo), ...late.filter((one) => mayAsk(one, now)).map(lateTodo)];
  });
}

function endsSoon({ takesApplications, endsAt }: ListedDraft, now: Date): boolean {
  return takesApplications && endsAt !== null && Date.parse(endsAt) - now.getTime() <= LAST_DAYS_MS;
}

function mayAsk({ nudgeFrom }: Application, now: Date): boolean {
  return nudgeFrom !== null && new Date(nudgeFrom) <= now;
}
