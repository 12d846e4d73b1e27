import type { Screen } from '#tests/e2e/screens/screen.ts';
import type { World } from '#tests/e2e/screens/world.ts';
import { ApiUser } from '#tests/support/api-client.ts';
import { aPostingForAll } from './e2e/matched-world.ts';

/** The page of a posting with the seven lines of a match. */
export const screens: readonly Screen[] = [
  { name: 'job-match', who: 'candidate', route: '/admin/jobs/all/:id', at: async (world) => `/admin/jobs/all/${await matched(world)}` },
];

const made = new Map<string, Promise<string>>();

/** The posting that all tests of a world share. */
function matched({ url, accounts: { employer } }: World): Promise<string> {
  const known =
    made.get(url) ?? ApiUser.signIn(url, employer.email, employer.password).then((api) => aPostingForAll(api, 'ممرّضة في قسم الجراحة'));
  made.set(url, known);
  return known;
}
