import { startLanguage } from '#core/client/i18n/language.ts';
import { browserPlace } from '#core/client/session/report-place.ts';
import type { Role } from '#core/contract/actor.ts';
import type { Me } from '#core/contract/me-schema.ts';

/** Who uses the application in a test. A `newcomer` has not chosen a role yet. */
export type TestPerson = Role | 'newcomer';

/**
 * What the server answers about a signed-in user. It knows the language and the time zone of the browser, which then need not tell it.
 * Abilities are empty unless the test gives some in `rest`.
 */
export function testPerson(person: TestPerson, rest: Partial<Me> = {}): Me {
  return {
    id: '018f0000-0000-7000-8000-000000000001',
    email: `${person}@demo.test`,
    name: `Demo ${person}`,
    role: person === 'newcomer' ? null : person,
    mustConfirmPhone: false,
    suspension: null,
    ...browserPlace(startLanguage()),
    abilities: [],
    ...rest,
  };
}
