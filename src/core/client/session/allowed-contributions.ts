import type { Audience, NeededAbility } from '#core/contract/audience.ts';
import type { Contribution, PointRef } from '#core/contract/extension-point.ts';
import { useService } from '../di/use-service.ts';
import { useContributions } from '../plugin/Contributions.tsx';
import type { Owned } from '../plugin/owned.ts';
import { SessionStore } from './session-store.ts';

type Rights = Pick<SessionStore, 'me' | 'may'>;

/** Whether the signed-in user has the ability. */
export function hasAbility({ me, may }: Rights, { subject, action }: NeededAbility): boolean {
  if (!subject.endsWith('*')) return may(subject, action);
  const beginning = subject.slice(0, -1);
  return me?.abilities.some((name) => name.startsWith(beginning) && name.endsWith(`:${action}`)) ?? false;
}

/** Whether the signed-in user belongs to the audience. */
export function isFor(session: Rights, { roles, ability }: Audience): boolean {
  const role = session.me?.role ?? null;
  return (roles === undefined || (role !== null && roles.includes(role))) && (ability === undefined || hasAbility(session, ability));
}

/**
 * The contributions to an extension point that are for the user, in order. The server would refuse the calls of the others, so a page
 * leaves them out. Read it in an observer.
 */
export function useAllowedContributions<Value extends Audience>(point: PointRef<Value>): readonly Owned<Contribution<Value>>[] {
  const session = useService(SessionStore);
  return useContributions(point).filter(({ thing }) => isFor(session, thing.value));
}
