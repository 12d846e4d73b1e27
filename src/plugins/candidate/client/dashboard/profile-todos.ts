import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useWizard } from '#core/client/wizard/use-wizard.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { isFinished } from '../../contract/completeness.ts';
import { candidateRoutes } from '../../contract/routes.ts';
import { ProfileStore } from '../profile-store.ts';

/** Suggests to continue an unfinished wizard. For an empty profile, it suggests to start with a headline. */
export function useTodos(): TodoNews {
  const t = useT('candidate');
  const { mine, load, show } = useService(ProfileStore);
  const wizard = useWizard('candidate');
  useEffect(() => void show(), [show]);
  const retry = (): void => void load();
  if (mine.status === 'failed') return { status: 'failed', todos: [], retry };
  if (mine.value === undefined) return { status: 'loading', todos: [], retry };
  const isBegun = mine.value.sections.basics.value.headline !== '';
  const invitation: Todo = {
    id: 'profile',
    title: t(isBegun ? 'todo.goOnTitle' : 'todo.title'),
    text: t(isBegun ? 'todo.goOnText' : 'todo.text'),
    actions: [{ label: t(isBegun ? 'todo.goOn' : 'todo.action'), to: wizard.resume?.address ?? href(candidateRoutes.basics) }],
  };
  return { status: 'ready', todos: isFinished(mine.value) ? [] : [invitation], retry };
}
