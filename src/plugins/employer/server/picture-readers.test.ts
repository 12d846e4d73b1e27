import { linkFile } from '#core/contract/files/endpoints.ts';
import { keptFile } from '#core/testing/kept-file.ts';
import { type Caller, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany } from '../contract/endpoints.ts';
import { companyCover, companyLogo } from '../contract/file-purposes.ts';

const api = testServer(serverPlugins);
let companyId: string;
beforeAll(async () => {
  companyId = (await api.as('employer', 'member').reply(createCompany, { body: { name: 'Harbour Works' } })).id;
  await api.as('employer', 'stranger').reply(createCompany, { body: { name: 'Hill Works' } });
});

const body = { disposition: 'inline' } as const;

/** Callers, and the status for a picture that nothing uses. In use it is public, so every signed-in user gets a link. */
const READERS: readonly (readonly [who: Caller, name: string, unused: number])[] = [
  ['newcomer', 'new', 404],
  ['candidate', 'any', 404],
  ['employer', 'member', 201],
  ['employer', 'stranger', 404],
  ['admin', 'full', 201],
];

describe.each([companyLogo, companyCover])('A picture for the purpose $id', (purpose) => {
  const picture = (usedBy?: { readonly use: string; readonly useId: string }): Promise<string> =>
    keptFile(api, { kind: 'company', id: companyId }, { purpose: purpose.id, ...(usedBy && { usedBy }) });
  const inUse = (): Promise<string> => picture({ use: `employer.${purpose.id}`, useId: companyId });

  test.each(READERS)('is asked for by %s "%s": 201 in use, %d before', async (who, name, unused) => {
    const caller = api.as(who, name);
    expect(await caller.status(linkFile, { params: { id: await picture() }, body })).toBe(unused);
    expect(await caller.status(linkFile, { params: { id: await inUse() }, body })).toBe(201);
  });

  test('that nothing uses is read by the duty that edits companies, and by no other', async () => {
    const params = { id: await picture() };
    for (const { duty } of api.registry.duties) {
      const status = await api.as(`admin:${duty}`).status(linkFile, { params, body });
      expect([duty, status]).toEqual([duty, duty === 'companies' ? 201 : 404]);
    }
  });
});
