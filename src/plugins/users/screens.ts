import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { MISSING, submitEmpty } from '#tests/e2e/screens/states.ts';
import type { World } from '#tests/e2e/screens/world.ts';
import { ApiUser } from '#tests/support/api-client.ts';

const USER = '/admin/users/:id';
const GROUPS = '/admin/users/groups';

/** Users, one user with the dialogs, and the groups of administrators. */
export const screens: readonly Screen[] = [
  { name: 'users', who: 'admin', route: '/admin/users' },
  { name: 'users-none', who: 'admin', route: '/admin/users', at: () => '/admin/users?q=zzzzqqqq&role=employer' },
  { name: 'user', who: 'admin', route: USER, at: (world) => `/admin/users/${world.candidateId}` },
  { name: 'user-suspended', who: 'admin', route: USER, at: suspendedUser },
  { name: 'user-suspend', who: 'admin', route: USER, at: (world) => `/admin/users/${world.candidateId}`, prepare: (page) => ask(page, -1) },
  { name: 'user-role', who: 'admin', route: USER, at: (world) => `/admin/users/${world.candidateId}`, prepare: (page) => ask(page, 1) },
  { name: 'user-view', who: 'admin', route: USER, at: (world) => `/admin/users/${world.candidateId}`, prepare: (page) => ask(page, 0) },
  { name: 'user-gone', who: 'admin', route: USER, at: () => `/admin/users/${GONE}`, expectedFaults: MISSING },
  { name: 'admin-groups', who: 'admin', route: GROUPS, at: withGroups },
  { name: 'admin-group', who: 'admin', route: GROUPS, at: async (world) => `${GROUPS}?group=${(await group(world)).id}` },
  { name: 'admin-group-errors', who: 'admin', route: GROUPS, at: () => `${GROUPS}?group=new`, prepare: submitEmpty },
  { name: 'admin-group-gone', who: 'admin', route: GROUPS, at: () => `${GROUPS}?group=${GONE}` },
];

const GONE = '018f0000-0000-7000-8000-00000000dead';

const signIn = ({ url, accounts: { admin } }: World): Promise<ApiUser> => ApiUser.signIn(url, admin.email, admin.password);

// A user of its own, because a suspension changes the screens of others.
async function suspendedUser(world: World): Promise<string> {
  const email = `suspended-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const user = await ApiUser.signUp(world.url, email, 'a-long-enough-one', 'שרה \u202Eאבג <1> 🛠');
  const { id } = await user.must<{ id: string }>('GET', '/me');
  await user.must('POST', '/me/role', { role: 'candidate' });
  const admin = await signIn(world);
  const { version } = await admin.must<{ version: number }>('GET', `/users/${id}`);
  const note = `Sent the same message to every employer.\n${'w'.repeat(200)}`;
  await admin.must('POST', `/users/${id}/suspension`, { reason: 'spam', note, version });
  return `/admin/users/${id}`;
}

interface Group {
  readonly id: string;
  readonly name: string;
}

// Names with a long word, markup and a direction override.
const NAMES = [`Support ${'very'.repeat(8)}long`, '<i>Redaktion</i> \u202Eabc', `فريق ${'الدعم'.repeat(8)}`];

async function groups(world: World): Promise<readonly Group[]> {
  const admin = await signIn(world);
  const { items } = await admin.must<{ items: Group[] }>('GET', '/admin-groups');
  if (items.length >= NAMES.length) return items;
  const duties = ['users', 'audit', 'removed-plugin'];
  const made: Group[] = [];
  for (const name of NAMES) made.push(await admin.must<Group>('POST', '/admin-groups', { name, duties }));
  return made;
}

async function withGroups(world: World): Promise<string> {
  await groups(world);
  return GROUPS;
}

async function group(world: World): Promise<Group> {
  const found = (await groups(world)).find(({ name }) => name === NAMES.at(-1));
  if (found === undefined) throw new Error('There is no such group.');
  return found;
}

/** Presses a button beside the user, counted from the first or the last one, and opens its dialog. */
async function ask(page: Page, index: number): Promise<void> {
  await page.locator('[data-actions] button').nth(index).click();
  await page.locator('dialog[open]').waitFor();
}
