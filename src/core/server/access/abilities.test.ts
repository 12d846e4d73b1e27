import type { Actor } from '#core/contract/actor.ts';
import { Abilities, type AbilityRules } from './abilities.ts';
import { dutiesOf } from './duties.ts';

const employer: Actor = {
  userId: 'ada',
  email: 'ada@demo.test',
  name: 'Ada',
  role: 'employer',
  ...dutiesOf({ role: 'employer', is_full_admin: false, duties: null }),
};

/** Employers list all postings and change their own. Every signed-in user reads profiles. */
const rules: readonly AbilityRules[] = [
  (actor, allow) => {
    if (actor.role !== 'employer') return;
    allow('update', 'job-posting', { ownerId: actor.userId });
    allow('list', 'job-posting');
    allow('list', 'job-posting');
  },
  (_actor, allow) => allow('read', 'profile'),
];

const abilities = new Abilities(employer, rules);
const own = { id: 1, ownerId: 'ada' };
const foreign = { id: 2, ownerId: 'bob' };
const notFound = expect.objectContaining({ code: 'not-found' });

test('a visitor has no abilities, and no rule is called for a visitor', () => {
  const rule = jest.fn<void, Parameters<AbilityRules>>((_actor, allow) => allow('read', 'profile'));
  const visitor = new Abilities(null, [rule]);
  expect([visitor.list(), visitor.mayInGeneral('read', 'profile'), visitor.may('read', 'profile', {})]).toEqual([[], false, false]);
  expect(rule).not.toHaveBeenCalled();
});

test('an action that no rule allows is denied', () => {
  expect(abilities.mayInGeneral('delete', 'job-posting')).toBe(false);
  expect(abilities.mayInGeneral('update', 'profile')).toBe(false);
  expect(new Abilities({ ...employer, role: 'candidate' }, rules).mayInGeneral('list', 'job-posting')).toBe(false);
});

test('a conditional right is listed in general, and applies to the objects that meet its condition', () => {
  expect(abilities.mayInGeneral('update', 'job-posting')).toBe(true);
  expect(abilities.may('update', 'job-posting', own)).toBe(true);
  expect(abilities.may('update', 'job-posting', foreign)).toBe(false);
  expect(abilities.may('list', 'job-posting', foreign)).toBe(true);
});

test('a check does not change the object', () => {
  const object = Object.freeze({ ...own });
  expect(abilities.may('update', 'job-posting', object)).toBe(true);
  // The library marks objects with their kind. One object may be of two kinds for two plugins.
  expect(abilities.may('read', 'profile', object)).toBe(true);
});

test('demand returns an allowed object, and treats a foreign object like a missing one', () => {
  expect(abilities.demand('update', 'job-posting', own)).toBe(own);
  expect(() => abilities.demand('update', 'job-posting', foreign)).toThrow(notFound);
  expect(() => abilities.demand('update', 'job-posting', undefined)).toThrow(notFound);
});

test('the general rights are sorted and listed once each', () => {
  expect(abilities.list()).toEqual(['job-posting:list', 'job-posting:update', 'profile:read']);
});
