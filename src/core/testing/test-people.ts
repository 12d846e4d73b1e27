import type { Role } from '#core/contract/actor.ts';
import type { Me } from '#core/contract/me-schema.ts';

/** The user of the application in a test: one with a role, or a `newcomer` who has not chosen one yet. */
export type TestPerson = Role | 'newcomer';

/** The signed-in user of a test. The test sets the abilities, because the server decides about them. */
export function testPerson(person: TestPerson, rest: Partial<Me> = {}): Me {
  return {
    id: '018f0000-0000-7000-8000-000000000001',
    email: `${person}@demo.test`,
    name: `Demo ${person}`,
    role: person === 'newcomer' ? null : person,
    mustConfirmPhone: false,
    suspension: null,
    abilities: [],
    ...rest,
  };
}
