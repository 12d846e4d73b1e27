import { useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import type { ReceivedInvitation } from '../../../contract/invitation-schemas.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { InvitationsStore } from './invitations-store.ts';

/** Number of invitations with an entry of their own, until the user asks for the others. */
const MOST = 3;

/** Open invitations to apply. */
export function useTodos(): TodoNews {
  const t = useT('candidate');
  const format = useFormat();
  const { open, load, ask } = useService(InvitationsStore);
  const [showsAll, setShowsAll] = useState(false);
  useEffect(() => void load(), [load]);
  const retry = (): void => void load();
  if (open.status === 'failed') return { status: 'failed', todos: [], retry };
  if (open.value === undefined) return { status: 'loading', todos: [], retry };
  const todoOf = (invitation: ReceivedInvitation): Todo => {
    const { id, jobId, title, company, logoFileId, message, sentAt } = invitation;
    return {
      id,
      company: { name: company, logoFileId },
      title: t('invitation.title', { company, title }),
      text: message === '' ? t('invitation.sent', { date: format.date(sentAt) }) : message,
      isOwnText: message !== '',
      actions: [
        { label: t('invitation.open'), to: href(jobRoutes.detail, { id: jobId }) },
        { label: t('invitation.decline'), description: t('invitation.declineNamed', { title }), onPress: () => ask(invitation) },
      ],
    };
  };
  const others = open.value.length - MOST;
  if (showsAll || others <= 0) return { status: 'ready', todos: open.value.map(todoOf), retry };
  const more: Todo = {
    id: 'more',
    title: t('invitation.more', { count: others }),
    text: t('invitation.moreText'),
    actions: [{ label: t('invitation.showAll'), description: t('invitation.showAllNamed'), onPress: () => setShowsAll(true) }],
  };
  return { status: 'ready', todos: [...open.value.slice(0, MOST).map(todoOf), more], retry };
}

/** The dialog of the tasks. */
export const Dialogs = DeclineDialog;
