import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { companyReferences } from '../contract/company-references.ts';
import { createCompany, getCompany, listCompanies, listMyCompanies, updateCompany } from '../contract/endpoints.ts';

const MISSING_ID = '00000000-0000-7000-8000-000000000000';
const heard: string[] = [];

// A plugin that listens to new names, and refuses one of them.
const listening = defineServerPlugin({
  id: 'listening',
  requires: ['employer'],
  setup: () => ({
    contributes: [
      companyReferences.add('listening.names', 10, {
        renamed: async (_transaction, _id, name) => {
          if (name === 'Unheard of') throw new Error('The listener fails.');
          heard.push(name);
        },
      }),
    ],
  }),
});

const api = testServer([...serverPlugins, listening]);

describe('naming a company', () => {
  test('needs a valid name', async () => {
    const body = { name: 'Harbour Works' };
    const refusal = await api.as('employer').refusal(createCompany, { body: { name: '\u200e', website: 'http://plain.test' } });
    expect(refusal.status).toBe(422);
    expect(refusal.issues?.map((issue) => issue.path)).toEqual(['name', 'website']);
    const company = await api.as('employer').reply(createCompany, { body: { ...body, website: '', about: '' } });
    expect(company).toMatchObject({ name: 'Harbour Works', website: null, about: null, version: 1 });
  });

  test('takes a name of one character', async () => {
    expect(await api.as('employer', 'short').reply(createCompany, { body: { name: 'X' } })).toMatchObject({ name: 'X' });
  });

  test.each(['https://quay.test/a\u0000b', 'https://quay.test/\u202etset.yauq', 'https://quay.test@evil.test/'])(
    'answers 422 to a web address that looks like that of another site (%j)',
    async (website) => {
      const refusal = await api.as('employer', 'quay').refusal(createCompany, { body: { name: 'Quay Works', website } });
      expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'website' }] });
    },
  );

  test('with twenty clicks at once creates one company and gives all the same response', async () => {
    const owner = api.as('employer', 'impatient');
    const clicks = Array.from({ length: 20 }, () => owner.reply(createCompany, { body: { name: 'Clicked  Once' } }));
    const ids = new Set((await Promise.all(clicks)).map((company) => company.id));
    expect(ids.size).toBe(1);
    expect((await owner.reply(listMyCompanies)).items).toHaveLength(1);
  });

  test('compares names without case and accents, and only among companies of the same user', async () => {
    const one = await api.as('employer', 'one').reply(createCompany, { body: { name: 'Café Nord' } });
    const again = await api.as('employer', 'one').reply(createCompany, { body: { name: 'CAFE NORD' } });
    const other = await api.as('employer', 'other').reply(createCompany, { body: { name: 'Café Nord' } });
    expect(again).toEqual(one);
    expect(other.id).not.toBe(one.id);
  });
});

describe('reading companies', () => {
  test('one is public, and a missing one is not found', async () => {
    const { id } = await api.as('employer', 'reader').reply(createCompany, { body: { name: 'Open Book' } });
    expect(await api.as('visitor').status(getCompany, { params: { id: MISSING_ID } })).toBe(404);
    expect(await api.as('visitor').status(getCompany, { params: { id: 'no-id' } })).toBe(404);
    expect(await api.as('visitor').reply(getCompany, { params: { id } })).toMatchObject({ id, name: 'Open Book' });
  });

  test('the pages of the list have each company once, by name', async () => {
    const names = ['Zeta Zoo', 'Zeta Alps', 'Zeta Mill', 'Zeta Bay', 'ZETA ALPS AND SEA'];
    for (const name of names) await api.as('employer', 'zeta').reply(createCompany, { body: { name } });
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.as('visitor').reply(listCompanies, { query: { limit: 2, q: 'zeta', cursor } });
      found.push(...page.items.map((company) => company.name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(found).toEqual(['Zeta Alps', 'ZETA ALPS AND SEA', 'Zeta Bay', 'Zeta Mill', 'Zeta Zoo']);
  });

  test('the number of companies is that of the companies on all pages', async () => {
    for (const name of ['Omicron A', 'ÓMICRON B', 'Pi']) await api.as('employer', 'counted').reply(createCompany, { body: { name } });
    const counted = async (q?: string) => (await api.as('visitor').reply(listCompanies, { query: { q, limit: 1, count: 'only' } })).count;
    expect(await counted('omicron')).toEqual({ count: 2, more: false });
    expect(await counted('nowhere')).toEqual({ count: 0, more: false });
    const { items } = await api.as('visitor').reply(listCompanies, { query: { limit: 100 } });
    expect(await counted()).toEqual({ count: items.length, more: false });
  });

  test('a foreign cursor is refused', async () => {
    expect(await api.as('visitor').status(listCompanies, { query: { cursor: 'bm8' } })).toBe(422);
    for (const name of ['Eta Mill', 'Eta Zoo']) await api.as('employer', 'eta').reply(createCompany, { body: { name } });
    const { nextCursor } = await api.as('visitor').reply(listCompanies, { query: { limit: 1, q: 'eta' } });
    const other = { limit: 1, q: 'zoo', cursor: nextCursor ?? '' };
    const refusal = await api.as('visitor').refusal(listCompanies, { query: other });
    expect([refusal.status, refusal.issues?.map(({ path, code }) => [path, code])]).toEqual([422, [['cursor', 'foreign-cursor']]]);
  });

  test("the list of the user's own companies is empty before the first", async () => {
    expect(await api.as('employer', 'without').reply(listMyCompanies)).toEqual({ items: [] });
  });
});

describe('changing a company', () => {
  test.each([2 ** 31 - 1, 2 ** 31, 2 ** 53])('from the version %d gets 422', async (version) => {
    const owner = api.as('employer', 'versions');
    const { id } = await owner.reply(createCompany, { body: { name: 'Version Works' } });
    const refusal = await owner.refusal(updateCompany, { params: { id }, body: { name: 'Version Works', version } });
    expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'version' }] });
  });

  test('is for its members, with the current version', async () => {
    const owner = api.as('employer', 'keeper');
    const { id } = await owner.reply(createCompany, { body: { name: 'Before' } });
    const body = { name: 'After', website: 'https://after.test', about: 'We changed.', version: 1 };
    expect(await api.as('employer', 'stranger').status(updateCompany, { params: { id }, body })).toBe(404);
    expect(await owner.status(updateCompany, { params: { id: MISSING_ID }, body })).toBe(404);
    expect(await owner.status(updateCompany, { params: { id }, body: { name: '' } })).toBe(422);
    expect(await owner.reply(updateCompany, { params: { id }, body })).toMatchObject({
      id,
      name: 'After',
      website: 'https://after.test',
      about: 'We changed.',
      version: 2,
    });
    expect(await owner.refusal(updateCompany, { params: { id }, body })).toMatchObject({ status: 409, code: 'conflict' });
  });

  test('is open to administrators for any company', async () => {
    const { id } = await api.as('employer', 'misspelt').reply(createCompany, { body: { name: 'Misspellt' } });
    const admin = api.as('admin');
    const body = { name: 'Misspelt', version: 1 };
    expect(await admin.status(updateCompany, { params: { id: MISSING_ID }, body })).toBe(404);
    expect(await admin.status(updateCompany, { params: { id }, body: { name: '' } })).toBe(422);
    expect(await admin.reply(updateCompany, { params: { id }, body })).toMatchObject({ name: 'Misspelt', version: 2 });
    expect(await admin.status(updateCompany, { params: { id }, body })).toBe(409);
    expect(await admin.reply(listMyCompanies)).toEqual({ items: [] });
  });

  test('calls the listeners for a new name, and changes nothing when one of them fails', async () => {
    const owner = api.as('employer', 'renamer');
    const { id } = await owner.reply(createCompany, { body: { name: 'First name' } });
    await owner.reply(updateCompany, { params: { id }, body: { name: 'First name', about: 'Same name.', version: 1 } });
    expect(heard).not.toContain('First name');
    await owner.reply(updateCompany, { params: { id }, body: { name: 'Second name', version: 2 } });
    expect(heard).toContain('Second name');
    const { body } = await owner.failure(updateCompany, { params: { id }, body: { name: 'Unheard of', version: 3 } });
    expect(body.code).toBe('internal');
    expect(await owner.reply(getCompany, { params: { id } })).toMatchObject({ name: 'Second name', version: 3 });
  });

  test('keeps missing fields unchanged, and deletes emptied ones', async () => {
    const owner = api.as('employer', 'piecemeal');
    const { id } = await owner.reply(createCompany, { body: { name: 'Piece by piece', about: 'At first.' } });
    const basics = { country: 'PT', size: '11-50', foundedYear: 1987, legalName: 'Piece by piece, Lda.' } as const;
    const places = [{ city: 'Porto', country: 'PT' }];
    const first = await owner.reply(updateCompany, { params: { id }, body: { ...basics, version: 1 } });
    expect(first).toMatchObject({ ...basics, about: 'At first.', version: 2 });
    const second = await owner.reply(updateCompany, { params: { id }, body: { tagline: 'One more.', places, about: null, version: 2 } });
    expect(second).toMatchObject({ ...basics, tagline: 'One more.', places, about: null, links: [] });
    const third = await owner.reply(updateCompany, { params: { id }, body: { country: null, places: [], version: 3 } });
    expect(third).toMatchObject({ country: null, places: [], size: '11-50', tagline: 'One more.' });
    expect(await api.as('visitor').reply(getCompany, { params: { id } })).toEqual(third);
  });

  test('reports errors for each field', async () => {
    const owner = api.as('employer', 'careless');
    const { id } = await owner.reply(createCompany, { body: { name: 'Careless' } });
    const wrong = {
      version: 1,
      country: 'XX',
      size: 'many',
      foundedYear: 2999,
      links: ['ftp://files.test'],
      places: [{ city: '', country: 'PT' }],
      contact: { name: 'A', email: 'nobody', phone: '12', isShown: true },
    };
    const { status, issues } = await owner.refusal(updateCompany, { params: { id }, body: wrong });
    expect(status).toBe(422);
    expect(issues?.map(({ path }) => path).sort()).toEqual(
      ['contact.email', 'contact.name', 'contact.phone', 'country', 'foundedYear', 'links.0', 'places.0.city', 'size'].sort(),
    );
    const tooMany = { version: 1, places: Array.from({ length: 51 }, () => ({ city: 'Porto', country: 'PT' })) };
    expect(await owner.refusal(updateCompany, { params: { id }, body: tooMany })).toMatchObject({ issues: [{ path: 'places' }] });
  });

  test('shows the contact only to members and administrators, unless it is public', async () => {
    const owner = api.as('employer', 'discreet');
    const { id } = await owner.reply(createCompany, { body: { name: 'Discreet' } });
    const contact = { name: 'Personnel', email: 'personnel@discreet.test', phone: '\u200e+٤٩ (0)30 – 1234567', isShown: false };
    const kept = { ...contact, phone: '+49301234567' };
    expect((await owner.reply(updateCompany, { params: { id }, body: { contact, version: 1 } })).contact).toEqual(kept);
    const seen = async (who: TestCaller): Promise<unknown> => (await who.reply(getCompany, { params: { id } })).contact;
    expect(await seen(owner)).toEqual(kept);
    expect(await seen(api.as('admin'))).toEqual(kept);
    expect((await owner.reply(listMyCompanies)).items[0]?.contact).toEqual(kept);
    const others = [api.as('visitor'), api.as('candidate'), api.as('employer', 'stranger')];
    expect(await Promise.all(others.map(seen))).toEqual([null, null, null]);
    const { items } = await owner.reply(listCompanies, { query: { q: 'discreet' } });
    expect(items).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain(contact.email);
    await owner.reply(updateCompany, { params: { id }, body: { contact: { ...contact, isShown: true }, version: 2 } });
    expect(await Promise.all(others.map(seen))).toEqual(Array(3).fill({ ...kept, isShown: true }));
  });

  test("to the name of another of the user's companies reports the error for the name", async () => {
    const owner = api.as('employer', 'twofold');
    await owner.reply(createCompany, { body: { name: 'Left' } });
    const { id } = await owner.reply(createCompany, { body: { name: 'Right' } });
    const refusal = await owner.refusal(updateCompany, { params: { id }, body: { name: 'left', version: 1 } });
    expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'name' }] });
  });
});

test('an employer has at most 10 companies, also of those that are added at once', async () => {
  const many = api.as('employer', 'many');
  const bodies = Array.from({ length: 15 }, (_, at) => ({ body: { name: `Company ${at}` } }));
  const answers = await Promise.all(bodies.map((input) => many.call(createCompany, input)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  const { items } = await many.reply(listMyCompanies);
  expect(items).toHaveLength(10);
  expect(await many.refusal(createCompany, { body: { name: 'One more' } })).toMatchObject({
    code: 'employer.companies-full',
    message: 'An account can have 10 companies. Leave one, or use another account.',
  });
  // Adding a company again changes nothing.
  expect(await many.status(createCompany, { body: { name: items[0]?.name ?? '' } })).toBe(201);
});
