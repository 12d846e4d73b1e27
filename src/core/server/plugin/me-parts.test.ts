import type { Actor } from '#core/contract/actor.ts';
import { readAs } from '#core/contract/contributions.ts';
import { type Contribution, extensionPoint, type PointRef } from '#core/contract/extension-point.ts';
import { Abilities } from '../access/abilities.ts';
import { dutiesOf } from '../access/duties.ts';
import { abilityNames, meParts } from './me-parts.ts';
import type { ServerKernel } from './server-kernel.ts';

const ada: Actor = {
  userId: 'ada',
  email: 'ada@demo.test',
  name: 'Ada',
  role: 'admin',
  ...dutiesOf({ role: 'admin', is_full_admin: true, duties: null }),
};

/** A kernel with these contributions, whose rules allow listing users. */
function kernelWith(...all: readonly Contribution[]): Pick<ServerKernel, 'abilitiesOf' | 'contributions'> {
  return {
    abilitiesOf: (actor) => new Abilities(actor, [(_actor, allow) => allow('list', 'user')]),
    contributions: <Value>(point: PointRef<Value>) =>
      all.filter((entry) => entry.point.id === point.id).flatMap((entry) => readAs(point, entry) ?? []),
  };
}

test('without stored rights the names are those of the rules', async () => {
  const elsewhere = extensionPoint<{ of: () => Promise<string[]> }>('test.other').add('test.one', 10, { of: async () => ['skill:delete'] });
  expect(await abilityNames(kernelWith(elsewhere), ada)).toEqual(['user:list']);
});

test('stored rights of every plugin are added, sorted and without duplicates', async () => {
  const kernel = kernelWith(
    meParts.add('test.one', 10, { abilitiesOf: async () => ['skill:update', 'user:list'] }),
    meParts.add('test.two', 20, { abilitiesOf: async ({ userId }) => [`${userId}:read`] }),
  );
  expect(await abilityNames(kernel, ada)).toEqual(['ada:read', 'skill:update', 'user:list']);
});
