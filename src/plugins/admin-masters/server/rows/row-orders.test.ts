import { testServer } from '#core/testing/server-kit.ts';
import { createRow, listRows } from '../../contract/endpoints.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import type { NewMasterRow } from '../../contract/schemas.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { SAMPLES, sampleMastersPlugin } from '../testing/sample-source.ts';

const api = testServer([adminMastersServerPlugin, sampleMastersPlugin]);
const admin = api.as('admin');
afterAll(() => api.close());

const params = { entity: SAMPLES };
const add = (code: string, more: Partial<NewMasterRow>): Promise<MasterRowDetail> =>
  admin.reply(createRow, { params, body: { code, name: code, names: {}, ...more } });
const codes = async (): Promise<string[]> => (await admin.reply(listRows, { params, query: { limit: 50 } })).items.map(({ code }) => code);

test('rows by name are in the order of a language, with English where it lacks a name, on all pages and levels', async () => {
  await add('aa', { name: 'Zebra', names: { de: 'Ähre' } });
  await add('bb', { name: 'apple' });
  await add('cc', { name: 'Écru', names: { de: 'zart' } });
  await add('dd', { name: 'Apple', parent: 'aa' });
  const byName = async (query: Record<string, unknown> = {}): Promise<string[]> => {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await admin.reply(listRows, { params, query: { limit: 1, sort: 'name', ...query, ...(cursor && { cursor }) } });
      seen.push(...page.items.map(({ code }) => code));
      cursor = page.nextCursor;
    }
    return seen;
  };
  expect(await byName()).toEqual(['bb', 'dd', 'cc', 'aa']);
  expect(await byName({ language: 'de' })).toEqual(['aa', 'bb', 'dd', 'cc']);
  expect(await byName({ parent: '' })).toEqual(['bb', 'cc', 'aa']);
  expect(await byName({ q: 'appl' })).toEqual(['bb', 'dd']);
  expect(await codes()).toEqual(['aa', 'dd', 'bb', 'cc']);
  const { nextCursor } = await admin.reply(listRows, { params, query: { limit: 1, sort: 'name' } });
  for (const query of [{ sort: 'own' }, { sort: 'name', language: 'de' }, { sort: 'size' }, { sort: 'name', language: 'en' }]) {
    expect(await admin.status(listRows, { params, query: { limit: 1, cursor: nextCursor ?? '', ...query } as object })).toBe(422);
  }
});
