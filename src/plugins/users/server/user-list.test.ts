import { v7 as uuidv7 } from 'uuid';
import { personKeys } from '#core/server/text/person-keys.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listUsers, type UserFilters } from '../contract/endpoints.ts';
import { USER_ORDERS } from '../contract/user.ts';

const api = testServer(serverPlugins);
beforeAll(async () => {
  await api.as('admin:users', 'lister').actor();
});

interface Person {
  readonly name: string;
  readonly email?: string;
  readonly role?: 'candidate' | 'employer' | null;
  readonly status?: 'active' | 'suspended';
  readonly seen?: string;
}

/** Creates users one after another. Returns their ids. */
async function add(...people: readonly Person[]): Promise<string[]> {
  const rows = people.map(({ name, email = `${uuidv7()}@people.test`, role = 'candidate', status = 'active', seen }) => ({
    id: uuidv7(),
    identity_uid: uuidv7(),
    ...{ name, email, role, status, ...personKeys({ name, email }) },
    suspended_for: status === 'suspended' ? ('spam' as const) : null,
    last_seen_at: new Date(seen ?? 0),
  }));
  await api.db.insertInto('users').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Reads the list page by page. Returns the names. */
async function names(query: Partial<UserFilters>, limit = 2): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await api.as('admin:users', 'lister').reply(listUsers, { query: { sort: 'newest', ...query, limit, cursor } });
    found.push(...page.items.map(({ name }) => name));
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

test('the words of a search are beginnings of words of name and address, without case and accents', async () => {
  await add({ name: 'Łucja Żółć', email: 'lucja.zolc@quux.test' }, { name: 'Zoë Zimmer' }, { name: 'محمد الفارسي' });
  expect(await names({ q: 'zoe' })).toEqual(['Zoë Zimmer']);
  expect(await names({ q: 'ZIM zo' })).toEqual(['Zoë Zimmer']);
  expect(await names({ q: 'zolc' })).toEqual(['Łucja Żółć']);
  expect(await names({ q: 'lucja.zolc@quux.test' })).toEqual(['Łucja Żółć']);
  expect(await names({ q: 'الفا' })).toEqual(['محمد الفارسي']);
  expect(await names({ q: 'immer' })).toEqual([]);
  expect(await names({ q: "zoe' | zolc:*" })).toEqual([]);
  expect(await names({ q: '@ -' })).toEqual([]);
  expect((await names({ q: '' })).length).toBeGreaterThan(2);
});

test('the list is sorted by name, newest and last seen, each with pages that neither repeat nor skip a user', async () => {
  await add(
    { name: 'Sorted b', seen: '2026-02-01T00:00:00Z' },
    { name: 'SORTED A', seen: '2026-03-01T00:00:00Z' },
    { name: 'Sorted c' },
    { name: 'sörted a', seen: '2026-03-01T00:00:00Z' },
    { name: 'Sorted d' },
  );
  expect(await names({ q: 'sorted', sort: 'name' })).toEqual(['SORTED A', 'sörted a', 'Sorted b', 'Sorted c', 'Sorted d']);
  expect(await names({ q: 'sorted', sort: 'newest' })).toEqual(['Sorted d', 'sörted a', 'Sorted c', 'SORTED A', 'Sorted b']);
  expect(await names({ q: 'sorted', sort: 'last-seen' })).toEqual(['sörted a', 'SORTED A', 'Sorted b', 'Sorted d', 'Sorted c']);
  for (const sort of USER_ORDERS) {
    const all = await names({ sort }, 3);
    const { n } = await api.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect([sort, all.length, all.length]).toEqual([sort, n, all.length]);
  }
});

test('filters: role, no role, status, group, and all of them together', async () => {
  await add(
    { name: 'Filtered one', role: 'employer' },
    { name: 'Filtered two', role: null },
    { name: 'Filtered three', status: 'suspended' },
    { name: 'Filtered four', role: 'employer', status: 'suspended' },
  );
  const { userId } = await api.as('admin:garden', 'filtered').actor();
  const group = await api.db.selectFrom('admin_group_members').select('group_id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  expect(await names({ q: 'filtered', role: 'employer' })).toEqual(['Filtered four', 'Filtered one']);
  expect(await names({ q: 'filtered', role: 'none' })).toEqual(['Filtered two']);
  expect(await names({ q: 'filtered', role: 'admin' })).toEqual(['admin:garden-filtered']);
  expect(await names({ q: 'filtered', status: 'suspended' })).toEqual(['Filtered four', 'Filtered three']);
  expect(await names({ q: 'filtered', status: 'active', role: 'candidate' })).toEqual([]);
  expect(await names({ group: group.group_id })).toEqual(['admin:garden-filtered']);
  expect(await names({ q: 'filtered four', role: 'employer', status: 'suspended', sort: 'name' })).toEqual(['Filtered four']);
  expect(await names({ group: uuidv7() })).toEqual([]);
});

test('an administrator is listed with the names of the groups, and a user who was never seen without a time', async () => {
  await api.as('admin:users,jobs', 'grouped').actor();
  const { items } = await api.as('admin:users', 'lister').reply(listUsers, { query: { q: 'grouped', sort: 'name', limit: 5 } });
  expect(items).toMatchObject([{ role: 'admin', isFullAdmin: false, groups: ['The duty jobs', 'The duty users'], lastSeenAt: null }]);
});

test.each([
  { sort: 'size' },
  { role: 'owner' },
  { status: 'gone' },
  { group: 'x' },
  { q: 'x'.repeat(81) },
  { limit: 101 },
  { cursor: 'forged' },
])('422 for %j', async (query) => {
  expect(await api.as('admin:users', 'lister').status(listUsers, { query })).toBe(422);
});

test('a cursor continues only the same search', async () => {
  await add({ name: 'Cursor one' }, { name: 'Cursor two' });
  const caller = api.as('admin:users', 'lister');
  const { nextCursor } = await caller.reply(listUsers, { query: { q: 'cursor', sort: 'name', limit: 1 } });
  expect(await caller.status(listUsers, { query: { q: 'cursor', sort: 'newest', limit: 1, cursor: nextCursor } })).toBe(422);
  expect(await caller.status(listUsers, { query: { q: 'other', sort: 'name', limit: 1, cursor: nextCursor } })).toBe(422);
});

test('among more users than the first step of the query reads, a rare one is found in each order', async () => {
  await add({ name: 'Needle Rare', role: 'employer' });
  const people = Array.from({ length: 1700 }, (_, at) => ({ name: `Hay ${at % 7 === 0 ? 'A' : 'N'}${at}` }));
  await add(...people);
  await add(...people.map(({ name }) => ({ name: `Z${name}` })));
  for (const sort of USER_ORDERS) {
    expect(await names({ q: 'needle', sort })).toEqual(['Needle Rare']);
    expect((await names({ q: 'hay', sort }, 100)).length).toBe(1700);
  }
});

test('the number of users is that of the users on all pages, with each filter', async () => {
  await add({ name: 'Counted a' }, { name: 'Counted b', role: 'employer' }, { name: 'Counted c', status: 'suspended' });
  const queries: Partial<UserFilters>[] = [
    {},
    { q: 'counted' },
    { q: 'counted', role: 'candidate' },
    { status: 'suspended' },
    { q: '@ -' },
  ];
  for (const query of queries) {
    const asked = { sort: 'name', limit: 1, count: 'only', ...query } as const;
    const { items, count } = await api.as('admin:users', 'lister').reply(listUsers, { query: asked });
    expect([query, items, count]).toEqual([query, [], { count: (await names(query, 50)).length, more: false }]);
  }
});
