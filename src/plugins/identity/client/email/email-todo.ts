import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { identityRoutes } from '../../contract/routes.ts';

/** Recalls the confirmation of the email address if the user postponed it. The provider knows whether the address is confirmed. */
export function useTodos(): TodoNews {
  const t = useT('identity');
  const identity = useService(IdentityClient);
  const { resource, load: retry } = useResource(() => identity.currentUser());
  if (resource.status === 'failed') return { status: 'failed', todos: [], retry };
  if (resource.status !== 'ready') return { status: 'loading', todos: [], retry };
  if (resource.value?.emailVerified !== false) return { status: 'ready', todos: [], retry };
  const confirm: Todo = {
    id: 'email',
    title: t('email.title'),
    text: t('email.todoText', { email: resource.value.email }),
    actions: [{ label: t('email.todoAction'), to: href(identityRoutes.verifyEmail) }],
  };
  return { status: 'ready', todos: [confirm], retry };
}
