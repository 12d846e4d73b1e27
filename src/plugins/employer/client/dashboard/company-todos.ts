import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useWizard } from '#core/client/wizard/use-wizard.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { CompanyStore } from '../company-store.ts';
import { useOwnInvitations } from '../team/use-own-invitations.ts';

/** The to-dos for a company. An employer needs a company to post jobs, and a profile attracts more candidates. */
export function useTodos(): TodoNews {
  const t = useT('employer');
  const { mine, loadMine, showMine } = useService(CompanyStore);
  const invitations = useOwnInvitations();
  const wizard = useWizard('employer');
  useEffect(() => void showMine(), [showMine]);
  const retry = (): void => void loadMine();
  if (mine.status === 'failed') return { status: 'failed', todos: [], retry };
  if (mine.value === undefined) return { status: 'loading', todos: [], retry };
  const name: Todo = {
    id: 'name',
    title: t('todo.name.title'),
    text: t('todo.name.text'),
    actions: [{ label: t('todo.name.action'), to: wizard.resume?.address ?? href(employerRoutes.wizardStep1) }],
  };
  const silent = mine.value.filter(({ about, role }) => about === null && role === 'owner');
  const tell = silent.map(
    ({ id, name }): Todo => ({
      id,
      title: t('todo.about.title', { company: name }),
      text: t('todo.about.text'),
      actions: [{ label: t('todo.about.action'), to: href(employerRoutes.companyForm, {}, { id }) }],
    }),
  );
  const invited = invitations.map(
    ({ id, company }): Todo => ({
      id,
      title: t('todo.invited.title', { company: company.name }),
      text: t('todo.invited.text'),
      actions: [{ label: t('todo.invited.action'), to: href(employerRoutes.companyStep) }],
    }),
  );
  return { status: 'ready', todos: [...invited, ...(mine.value.length === 0 ? [name] : tell)], retry };
}
