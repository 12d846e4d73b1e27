import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useWizard } from '#core/client/wizard/use-wizard.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { ProfileStore } from '../profile-store.ts';

/** A profile without a headline says nothing to who reads an application. */
export function useTodos(): TodoNews {
  const t = useT('candidate');
  const { mine, load } = useService(ProfileStore);
  const wizard = useWizard('candidate');
  useEffect(() => void load(), [load]);
  const retry = (): void => void load();
  if (mine.status === 'failed') return { status: 'failed', todos: [], retry };
  if (mine.value === undefined) return { status: 'loading', todos: [], retry };
  const begin: Todo = {
    id: 'headline',
    title: t('todo.title'),
    text: t('todo.text'),
    actions: [{ label: t('todo.action'), to: wizard.resume?.address ?? href(candidateRoutes.wizardStep1) }],
  };
  return { status: 'ready', todos: mine.value.headline === null ? [begin] : [], retry };
}
