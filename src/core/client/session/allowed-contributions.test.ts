import type { Role } from '#core/contract/actor.ts';
import type { Audience } from '#core/contract/audience.ts';
import type { Me } from '#core/contract/me-schema.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { isFor } from './allowed-contributions.ts';

const rights = (role: Role | null, abilities: readonly string[]) => {
  const me: Me = { ...testPerson('candidate', { abilities: [...abilities] }), role };
  return { me, may: (subject: string, action: string) => abilities.includes(`${subject}:${action}`) };
};

const decides = { subject: 'job-posting', action: 'moderate' };
const someKind = { subject: 'master-*', action: 'approve' };

const CASES: readonly (readonly [audience: Audience, role: Role | null, abilities: readonly string[], isShown: boolean])[] = [
  [{}, null, [], true],
  [{ roles: ['employer'] }, 'employer', [], true],
  [{ roles: ['employer'] }, 'admin', [], false],
  [{ roles: ['employer'] }, null, [], false],
  [{ ability: decides }, 'admin', ['job-posting:moderate'], true],
  [{ ability: decides }, 'admin', ['job-posting:list', 'job-search:moderate'], false],
  [{ roles: ['admin'], ability: decides }, 'employer', ['job-posting:moderate'], false],
  [{ ability: someKind }, 'admin', ['master-data:approve'], true],
  [{ ability: someKind }, 'admin', ['master-skills:approve'], true],
  [{ ability: someKind }, 'admin', ['master-skills:read', 'credential-issuer:approve'], false],
];

test.each(CASES)('a contribution for %j is shown to the role %s with %j: %s', (audience, role, abilities, isShown) => {
  expect(isFor(rights(role, abilities), audience)).toBe(isShown);
});

test('a visitor sees only contributions without an audience', () => {
  const visitor = { me: undefined, may: () => false };
  expect(
    [{}, { roles: ['admin' as const] }, { ability: decides }, { ability: someKind }].map((audience) => isFor(visitor, audience)),
  ).toEqual([true, false, false, false]);
});
