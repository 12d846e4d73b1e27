import { useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Todo, TodoNews } from '#plugins/dashboard/contract/todos.ts';
import type { OwnCredential } from '../../contract/passport-schemas.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { credentialAddress } from './detail-address.ts';
import { PassportStore } from './passport-store.ts';

/** Number of offers with a task of their own. */
const MOST = 3;

/** The offers of credentials that wait for an answer. */
export function useTodos(): TodoNews {
  const t = useT('skill-passports');
  const { passport, load } = useService(PassportStore);
  useEffect(() => void load(), [load]);
  const retry = (): void => void load();
  if (passport.status === 'failed') return { status: 'failed', todos: [], retry };
  if (passport.value === undefined) return { status: 'loading', todos: [], retry };
  const offers = passport.value.credentials.filter(({ state }) => state === 'offered');
  const todoOf = ({ id, issuer, achievement }: OwnCredential): Todo => ({
    id,
    title: t('offer.todo', { issuer: issuer.name, name: achievement.name }),
    text: t('offer.lead'),
    actions: [{ label: t('offer.read'), to: credentialAddress(id) }],
  });
  const others = offers.length - MOST;
  const more: Todo = {
    id: 'more',
    title: t('offer.more', { count: others }),
    text: t('offer.moreText'),
    actions: [{ label: t('offer.seeAll'), to: href(passportRoutes.passports) }],
  };
  return { status: 'ready', todos: [...offers.slice(0, MOST).map(todoOf), ...(others > 0 ? [more] : [])], retry };
}
