import type { Actor } from '#core/contract/actor.ts';
import { Abilities } from './abilities.ts';
import { dutiesOf } from './duties.ts';
import { can, checkPolicy, granted, type Policy } from './policy.ts';

const ada: Actor = {
  userId: 'ada',
  email: 'ada@demo.test',
  name: 'Ada',
  role: 'employer',
  ...dutiesOf({ role: 'employer', is_full_admin: false, duties: null }),
};
const unasked = (): never => {
  throw new Error('The parameters were asked for.');
};

/** The result of a request with this policy: `passes`, or the code of its refusal. */
async function outcome(policy: Policy, actor: Actor | null, params: () => unknown = unasked): Promise<unknown> {
  const abilities = new Abilities(actor, [(_actor, allow) => allow('list', 'job-posting')]);
  return checkPolicy(policy, { actor, abilities, params }).then(
    () => 'passes',
    (error: { code?: unknown }) => error.code ?? error,
  );
}

const demand = (isMet: boolean) => ({ code: 'garden.muddy', isMet: () => isMet });

test.each<[string, Policy, string, string]>([
  ['a public call', 'public', 'passes', 'passes'],
  ['an authenticated call', 'authenticated', 'unauthenticated', 'passes'],
  ['a call that needs a right that the actor has', can('list', 'job-posting'), 'unauthenticated', 'passes'],
  ['a call that needs another action', can('delete', 'job-posting'), 'unauthenticated', 'forbidden'],
  ['a call that needs the action on another kind of object', can('list', 'company'), 'unauthenticated', 'forbidden'],
  ['a call that needs a stored right that was granted', granted('list', 'skill', async () => true), 'unauthenticated', 'passes'],
  ['a call whose demand the actor meets', can('list', 'job-posting', demand(true)), 'unauthenticated', 'passes'],
  ['a call whose demand the actor does not meet', can('list', 'job-posting', demand(false)), 'unauthenticated', 'garden.muddy'],
  ['a call with an unmet demand that the actor may not make anyway', can('list', 'company', demand(false)), 'unauthenticated', 'forbidden'],
  ['a call that needs a stored right that was not', granted('list', 'skill', async () => false), 'unauthenticated', 'forbidden'],
])('%s', async (_, policy, visitor, signedIn) => {
  expect(await outcome(policy, null)).toBe(visitor);
  expect(await outcome(policy, ada, () => ({}))).toBe(signedIn);
});

test('a stored right is checked for the actor and the parameters of the address', async () => {
  const isGranted = jest.fn(async () => true);
  await outcome(granted('update', 'skill', isGranted), ada, () => ({ entity: 'skills' }));
  expect(isGranted).toHaveBeenCalledWith(ada, { entity: 'skills' });
});

test('a stored right of a call without parameters is checked without parameters', async () => {
  const isGranted = jest.fn(async () => true);
  await outcome(granted('list', 'skill', isGranted), ada, () => undefined);
  expect(isGranted).toHaveBeenCalledWith(ada, {});
});

test('invalid parameters of a call with a stored right are refused with the code of their check', async () => {
  const isGranted = jest.fn(async () => true);
  const fault = Object.assign(new Error(), { code: 'not-found' });
  const params = (): never => {
    throw fault;
  };
  expect(await outcome(granted('update', 'skill', isGranted), ada, params)).toBe('not-found');
  expect(isGranted).not.toHaveBeenCalled();
});

test('a general right depends on the rules alone and reads no parameter', async () => {
  expect(await outcome(can('list', 'job-posting'), ada, unasked)).toBe('passes');
});

test('policies name their right and are immutable', () => {
  const isGranted = async (): Promise<boolean> => true;
  expect(can('read', 'company')).toEqual({ action: 'read', subject: 'company' });
  expect(granted('read', 'skill', isGranted)).toEqual({ action: 'read', subject: 'skill', isGranted });
  expect(Object.isFrozen(can('read', 'company')) && Object.isFrozen(granted('read', 'skill', isGranted))).toBe(true);
});
