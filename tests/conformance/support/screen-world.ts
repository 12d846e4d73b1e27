import type { TestPerson } from '#core/testing/test-people.ts';
import type { Screen } from '../../e2e/screens/screen.ts';
import type { World } from '../../e2e/screens/world.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const ACCOUNT = { email: 'anybody@demo.test', password: 'a-long-enough-one' };

/** A world without a server. Its ids are well-formed and belong to nothing. */
export const EMPTY_WORLD: World = {
  url: 'http://no-server.test',
  accounts: { candidate: ACCOUNT, beginner: ACCOUNT, employer: ACCOUNT, admin: ACCOUNT, newcomer: ACCOUNT, unconfirmed: ACCOUNT },
  jobId: ID,
  quietJobId: ID,
  applicationId: ID,
  candidateId: ID,
  companyId: ID,
  passwordLink: '/forgot-password',
};

/** Answers the calls by which a screen creates its data. Each reply has an id. */
export function replyOfWorld(): Response {
  return Response.json({ idToken: 'token', id: ID, version: 1, items: [{ id: ID, name: 'Somebody', version: 1 }] });
}

const PEOPLE: Readonly<Record<Exclude<Screen['who'], 'visitor'>, TestPerson>> = {
  candidate: 'candidate',
  beginner: 'candidate',
  employer: 'employer',
  admin: 'admin',
  newcomer: 'newcomer',
  unconfirmed: 'newcomer',
};

/** The user of a screen; undefined for a visitor. */
export function personOf({ who }: Screen): TestPerson | undefined {
  return who === 'visitor' ? undefined : PEOPLE[who];
}
