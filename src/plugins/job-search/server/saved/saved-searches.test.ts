import { sql } from 'kysely';
import { uploadFile } from '#core/contract/files/endpoints.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { pngOf } from '#core/testing/test-files.ts';
import { createCompany, updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { MOST_SAVED_SEARCHES } from '../../contract/saved.ts';
import { deleteSavedSearch, listSavedSearches, markSearchSeen, renameSavedSearch, saveSearch } from '../../contract/saved-endpoints.ts';
import { aSearch } from '../testing/saved-world.ts';
import { publish, searchDatabase } from '../testing/search-fixture.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

let time = Date.parse('2026-03-01T09:00:00.000Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });

const candidate = (name: string) => api.as('candidate', name);

describe('saving a search', () => {
  test('demands a name and valid terms', async () => {
    const body = aSearch();
    const own = candidate('first');
    for (const name of ['x', ' x ', 'y'.repeat(61)]) expect(await own.status(saveSearch, { body: { ...body, name } })).toBe(422);
    for (const terms of [
      { workMode: 'moon' },
      { minSalary: -1 },
      { postedWithin: 1000 },
      { category: 'A B' },
      { q: 'x'.repeat(201) },
      'welder',
      [],
    ]) {
      expect(await own.refusal(saveSearch, { body: { ...body, terms } })).toMatchObject({ status: 422, code: 'invalid' });
    }
    const terms = { q: '  welder\u0000 ', workMode: 'remote,hybrid,remote', where: '', exact: true, sort: 'pay', limit: 3 };
    const saved = await own.reply(saveSearch, { body: { name: ' Welders ', terms } });
    expect(saved).toMatchObject({ name: 'Welders', terms: { q: 'welder', workMode: 'hybrid,remote', exact: true } });
    expect(saved.fresh).toEqual({ count: 0, more: false });
    expect(await own.reply(listSavedSearches)).toEqual({ items: [saved] });
    expect(await candidate('second').reply(listSavedSearches)).toEqual({ items: [] });
  });

  test('refuses terms of more than 4 KB', async () => {
    const ids = (from: number) =>
      Array.from({ length: 20 }, (_, at) => `${String(from + at).padStart(8, '0')}-0000-7000-8000-000000000000`).join(',');
    const skills = Array.from({ length: 20 }, (_, at) => `~${String(at).padStart(2, '0')}${'字'.repeat(70)}`).join(',');
    const refusal = await candidate('long').refusal(saveSearch, { body: aSearch({ terms: { companies: ids(0), skills } }) });
    expect(refusal).toMatchObject({ status: 422, issues: [{ path: 'terms', code: 'jobs.terms-too-long' }] });
    expect(await candidate('long').status(saveSearch, { body: aSearch({ terms: { companies: ids(0) } }) })).toBe(201);
  });

  test('refuses an equal one, also when it is saved several times at once', async () => {
    const own = candidate('equal');
    const bodies = Array.from({ length: 6 }, (_, at) =>
      aSearch({ name: `Welders ${at}`, terms: { category: at % 2 ? 'sales,trades' : 'trades,sales' } }),
    );
    const answers = await Promise.all(bodies.map((body) => own.status(saveSearch, { body })));
    expect(answers.toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    const refusal = await own.refusal(saveSearch, { body: aSearch({ terms: { category: 'sales,trades' } }) });
    expect(refusal).toMatchObject({ status: 409, code: 'jobs.search-saved' });
    expect(await candidate('other-equal').status(saveSearch, { body: aSearch({ terms: { category: 'sales,trades' } }) })).toBe(201);
  });

  test('stops at 50, also when 60 are saved at once', async () => {
    const own = candidate('many');
    const body = (at: number) => aSearch({ name: `Search ${at}`, terms: { q: `word${at}` } });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => own.status(saveSearch, { body: body(at) })));
    expect(answers.filter((status) => status === 201)).toHaveLength(MOST_SAVED_SEARCHES);
    const { items } = await own.reply(listSavedSearches);
    expect(items).toHaveLength(MOST_SAVED_SEARCHES);
    const refusal = await own.refusal(saveSearch, { body: body(99) });
    expect(refusal).toMatchObject({
      status: 409,
      code: 'jobs.searches-limit',
      message: 'You have saved 50 searches. Delete one to save another.',
    });
    // That it is saved already is the better answer.
    expect(await own.refusal(saveSearch, { body: aSearch({ terms: items[0]?.terms ?? {} }) })).toMatchObject({ code: 'jobs.search-saved' });
  });
});

describe('a saved search', () => {
  test('is renamed, looked at and deleted only by its user', async () => {
    const own = candidate('owner');
    const { id } = await own.reply(saveSearch, { body: aSearch() });
    const inputs = [
      [renameSavedSearch, { params: { id }, body: { name: 'Other' } }],
      [markSearchSeen, { params: { id } }],
      [deleteSavedSearch, { params: { id } }],
    ] as const;
    for (const [call, input] of inputs) {
      expect(await candidate('stranger').status(call, input)).toBe(404);
      expect(await own.status(call, { ...input, params: { id: NOBODY } })).toBe(404);
    }
    expect(await own.status(renameSavedSearch, { params: { id }, body: { name: '' } })).toBe(422);
    expect(await own.reply(renameSavedSearch, { params: { id }, body: { name: 'Metal' } })).toMatchObject({
      id,
      name: 'Metal',
      terms: { q: 'welder' },
    });
    expect(await own.status(deleteSavedSearch, { params: { id } })).toBe(204);
    expect(await own.status(deleteSavedSearch, { params: { id } })).toBe(404);
    expect(await own.reply(listSavedSearches)).toEqual({ items: [] });
  });

  test('counts the postings found that were published after the last look', async () => {
    const own = candidate('news');
    const at = (offset: number) => new Date(time + offset);
    await publish(api, [{ title: 'Diver', publishedAt: at(-1000) }]);
    const { id } = await own.reply(saveSearch, { body: aSearch({ name: 'Divers', terms: { q: 'diver' } }) });
    const fresh = async () => (await own.reply(listSavedSearches)).items[0]?.fresh;
    // At the very moment of the look.
    await publish(api, [{ title: 'Diver', publishedAt: at(0) }]);
    expect(await fresh()).toEqual({ count: 0, more: false });
    await publish(api, [
      { title: 'Diver', publishedAt: at(1) },
      { title: 'Deep sea diver', publishedAt: at(1000) },
      { title: 'Painter', publishedAt: at(1000) },
    ]);
    expect(await fresh()).toEqual({ count: 2, more: false });
    time += 2000;
    const seen = await own.reply(markSearchSeen, { params: { id } });
    expect(seen).toMatchObject({ seenAt: new Date(time).toISOString(), fresh: { count: 0, more: false } });
    expect(await fresh()).toEqual({ count: 0, more: false });
  });

  test('has the company that it follows, and none for other terms or a company that is gone', async () => {
    const employer = api.as('employer', 'followed');
    const { id, version } = await employer.reply(createCompany, { body: { name: 'Followed' } });
    const file = { name: 'logo.png', content: await pngOf(128, 128) };
    const { id: logoFileId } = await employer.upload(uploadFile, { query: { purpose: 'logo', owner: id }, file });
    const own = candidate('follower');
    const save = (name: string, terms: object) => own.reply(saveSearch, { body: aSearch({ name, terms }) });
    const saved = await save('Followed', { companies: id });
    expect(saved.company).toEqual({ id, name: 'Followed', logoFileId: null });
    await employer.reply(updateCompany, { params: { id }, body: { logoFileId, version } });
    await save('More words', { companies: id, q: 'welder' });
    await save('Two', { companies: `${id},${NOBODY}` });
    await save('Gone', { companies: NOBODY });
    const company = { id, name: 'Followed', logoFileId };
    expect((await own.reply(listSavedSearches)).items.map((search) => [search.name, search.company])).toEqual([
      ['Gone', null],
      ['Two', null],
      ['More words', null],
      ['Followed', company],
    ]);
    expect((await own.reply(markSearchSeen, { params: { id: saved.id } })).company).toEqual(company);
    expect((await own.reply(renameSavedSearch, { params: { id: saved.id }, body: { name: 'Renamed' } })).company).toEqual(company);
  });

  test('counts no posting that is older than its own age limit', async () => {
    const own = candidate('young');
    await own.reply(saveSearch, { body: aSearch({ name: 'Young', terms: { q: 'glazier', postedWithin: 1 } }) });
    await publish(api, [{ title: 'Glazier', publishedAt: new Date(time + 1000) }]);
    time += 2 * 86_400_000;
    expect((await own.reply(listSavedSearches)).items[0]?.fresh).toEqual({ count: 0, more: false });
  });

  test('counts to 100', async () => {
    const own = candidate('plenty');
    await own.reply(saveSearch, { body: aSearch({ name: 'Plumbers', terms: { q: 'plumber' } }) });
    const publishedAt = new Date(time + 1000);
    await publish(
      api,
      Array.from({ length: 101 }, () => ({ title: 'Plumber', publishedAt })),
    );
    expect((await own.reply(listSavedSearches)).items[0]?.fresh).toEqual({ count: 100, more: true });
  });

  test('with a term that is no longer valid leaves this term out', async () => {
    const own = candidate('later');
    const { id } = await own.reply(saveSearch, { body: aSearch({ terms: { q: 'welder', workMode: 'remote' } }) });
    const terms = JSON.stringify({ version: 1, terms: { q: 'welder', workMode: 'office', postedWithin: 9999 } });
    await sql`update job_saved_searches set terms = ${terms}::jsonb where id = ${id}`.execute(searchDatabase(api));
    expect((await own.reply(listSavedSearches)).items[0]?.terms).toEqual({ q: 'welder' });
  });
});
