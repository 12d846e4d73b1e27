import { Abilities } from '../access/abilities.ts';
import { can, granted } from '../access/policy.ts';
import { DutyIndex, needsDuty } from './duty-index.ts';

test('a duty has one owner and a name in kebab-case', () => {
  const index = new DutyIndex();
  index.add('users', 'one');
  index.add('audit', 'one');
  expect(() => index.add('users', 'two')).toThrow('DUTY_DUPLICATE: plugins "one" and "two" both declare the duty "users"');
  expect(() => index.add('Users!', 'two')).toThrow('DUTY_NAME_INVALID: plugin "two" declares the duty "Users!"');
  expect(index.all).toEqual([
    { duty: 'audit', plugin: 'one' },
    { duty: 'users', plugin: 'one' },
  ]);
});

test('a call needs a duty when only administrators with one may make it', () => {
  const abilitiesOf = (actor: ConstructorParameters<typeof Abilities>[0]) =>
    new Abilities(actor, [
      ({ duties, isFullAdmin, role }, allow) => {
        if (duties.has('users')) allow('list', 'user');
        if (isFullAdmin) allow('list', 'group');
        if (role === 'candidate' || duties.has('users')) allow('read', 'page');
        if (role !== null) allow('read', 'job');
      },
    ]);
  const needed = [can('list', 'user'), can('list', 'group'), can('read', 'page'), can('read', 'job'), can('read', 'nothing')];
  expect(needed.map((policy) => needsDuty(policy, abilitiesOf))).toEqual([true, true, true, false, false]);
  const isGranted = async () => false;
  expect(needsDuty(granted('read', 'row', isGranted, { duty: 'rows' }), abilitiesOf)).toBe(true);
  expect(needsDuty(granted('read', 'row', isGranted), abilitiesOf)).toBe(false);
  expect([needsDuty('public', abilitiesOf), needsDuty('authenticated', abilitiesOf)]).toEqual([false, false]);
});
