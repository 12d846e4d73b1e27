import { sql } from 'kysely';
import { linkFile, uploadFile } from '#core/contract/files/endpoints.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import { publicPictureAddress } from '#core/contract/files/public-picture-address.ts';
import { type Caller, type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { pngOf } from '#core/testing/test-files.ts';
import { deleteAccount } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { Company } from '../contract/company-schemas.ts';
import { createCompany, getCompany, listCompanies, updateCompany } from '../contract/endpoints.ts';
import { companyCover, companyLogo } from '../contract/file-purposes.ts';

const api = testServer(serverPlugins);

const companyOf = (owner: TestCaller, name: string): Promise<Company> => owner.reply(createCompany, { body: { name } });
const picture = async (width: number, height: number) => ({ name: 'picture.png', content: await pngOf(width, height) });
const sent = async (who: TestCaller, { id }: Company, purpose: FilePurpose, [width, height]: readonly [number, number]) =>
  (await who.upload(uploadFile, { query: { purpose: purpose.id, owner: id }, file: await picture(width, height) })).id;
const logoOf = (who: TestCaller, company: Company) => sent(who, company, companyLogo, [300, 200]);
const coverOf = (who: TestCaller, company: Company) => sent(who, company, companyCover, [1600, 400]);

/** What everybody gets at the address of a picture. */
const seen = async (fileId: string, size: string) =>
  (await api.app.inject({ method: 'GET', url: publicPictureAddress(fileId, size) })).statusCode;

async function usesOf(companyId: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ use: string; file: string }>`
    select use, file_id::text as file from file_uses where use_id = ${companyId}`.execute(api.db);
  return Object.fromEntries(rows.map(({ use, file }) => [use, file]));
}

describe('uploading a logo', () => {
  test.each<[Caller, string, number]>([
    ['visitor', 'nobody', 401],
    ['candidate', 'seeker', 404],
    ['employer', 'stranger', 404],
    ['admin:users', 'users', 404],
    ['admin:companies', 'companies', 201],
    ['employer', 'owner', 201],
  ])('a %s (%s) gets %d', async (who, name, status) => {
    const { id } = await companyOf(api.as('employer', 'owner'), 'Logo Works');
    const input = { query: { purpose: 'logo', owner: id }, file: await picture(128, 128) };
    expect(await api.as(who, name).status(uploadFile, input)).toBe(status);
  });

  test.each([
    ['logo', 63, 64, 'files.picture-too-small'],
    ['logo', 513, 64, 'files.picture-ratio'],
    ['logo', 64, 513, 'files.picture-ratio'],
    ['cover', 1199, 300, 'files.picture-too-small'],
    ['cover', 1200, 299, 'files.picture-too-small'],
  ])('a %s of %d by %d pixels is refused', async (purpose, width, height, code) => {
    const owner = api.as('employer', 'sizes');
    const { id } = await companyOf(owner, 'Size Works');
    const input = { query: { purpose, owner: id }, file: await picture(width, height) };
    expect(await owner.refusal(uploadFile, input)).toMatchObject({ status: 422, issues: [{ code }] });
  });

  test.each([
    [480, 96, 480, 96],
    [96, 480, 96, 480],
    [512, 64, 512, 64],
    [4000, 500, 512, 64],
    [64, 64, 64, 64],
  ])('a logo of %d by %d pixels is taken, and stored whole', async (width, height, storedWidth, storedHeight) => {
    const owner = api.as('employer', 'shapes');
    const { id } = await companyOf(owner, 'Shape Works');
    const stored = await owner.upload(uploadFile, { query: { purpose: 'logo', owner: id }, file: await picture(width, height) });
    expect(stored).toMatchObject({ width: storedWidth, height: storedHeight });
  });
});

describe('the pictures of a company', () => {
  test('are saved with an edit, and everybody sees them', async () => {
    const owner = api.as('employer', 'pictured');
    const company = await companyOf(owner, 'Pictured Works');
    expect(company).toMatchObject({ logoFileId: null, coverFileId: null });
    const [logoFileId, coverFileId] = [await logoOf(owner, company), await coverOf(owner, company)];
    expect(await seen(logoFileId, '128')).toBe(404);
    const params = { id: company.id };
    const saved = await owner.reply(updateCompany, { params, body: { logoFileId, coverFileId, version: 1 } });
    expect(saved).toMatchObject({ logoFileId, coverFileId, version: 2 });
    expect(await api.as('visitor').reply(getCompany, { params })).toMatchObject({ logoFileId, coverFileId });
    const { items } = await api.as('visitor').reply(listCompanies, { query: { q: 'pictured works' } });
    expect(items).toMatchObject([{ logoFileId }]);
    const pictures = [seen(logoFileId, '128'), seen(logoFileId, '256'), seen(logoFileId, '512'), seen(coverFileId, '1600')];
    expect(await Promise.all(pictures)).toEqual([200, 200, 200, 200]);
    const link = { params: { id: logoFileId }, body: { disposition: 'inline' } } as const;
    expect(await api.as('candidate').status(linkFile, link)).toBe(201);
  });

  test('stay in an edit that does not name them, and are replaced and removed by one that does', async () => {
    const owner = api.as('employer', 'replacing');
    const company = await companyOf(owner, 'Replacing Works');
    const [first, second] = [await logoOf(owner, company), await logoOf(owner, company)];
    const params = { id: company.id };
    await owner.reply(updateCompany, { params, body: { logoFileId: first, version: 1 } });
    expect(await owner.reply(updateCompany, { params, body: { tagline: 'Anew.', version: 2 } })).toMatchObject({ logoFileId: first });
    await owner.reply(updateCompany, { params, body: { logoFileId: second, version: 3 } });
    expect(await usesOf(company.id)).toEqual({ 'employer.logo': second });
    expect(await seen(first, '128')).toBe(404);
    expect(await owner.reply(updateCompany, { params, body: { logoFileId: null, version: 4 } })).toMatchObject({ logoFileId: null });
    expect(await usesOf(company.id)).toEqual({});
  });

  test('are refused when they belong to another company, or are for another purpose, and nothing is saved', async () => {
    const [owner, other] = [api.as('employer', 'honest'), api.as('employer', 'other')];
    const [company, foreign] = [await companyOf(owner, 'Honest Works'), await companyOf(other, 'Foreign Works')];
    const params = { id: company.id };
    const taken = await logoOf(other, foreign);
    await other.reply(updateCompany, { params: { id: foreign.id }, body: { logoFileId: taken, version: 1 } });
    for (const logoFileId of [taken, await coverOf(owner, company), company.id]) {
      expect(await owner.refusal(updateCompany, { params, body: { tagline: 'Mine.', logoFileId, version: 1 } })).toMatchObject({
        status: 422,
        issues: [{ path: 'logoFileId', code: 'files.not-yours' }],
      });
    }
    expect(await owner.reply(getCompany, { params })).toMatchObject({ tagline: null, logoFileId: null, version: 1 });
  });

  test('of a concurrent edit stay, and the conflict leaves no use', async () => {
    const owner = api.as('employer', 'concurrent');
    const company = await companyOf(owner, 'Concurrent Works');
    const ids = [await logoOf(owner, company), await logoOf(owner, company)];
    const params = { id: company.id };
    const statuses = await Promise.all(ids.map((logoFileId) => owner.status(updateCompany, { params, body: { logoFileId, version: 1 } })));
    expect(statuses.sort()).toEqual([200, 409]);
    const { logoFileId } = await owner.reply(getCompany, { params });
    expect(await usesOf(company.id)).toEqual({ 'employer.logo': logoFileId });
  });

  test('are deleted with the company', async () => {
    const owner = api.as('employer', 'leaving');
    const company = await companyOf(owner, 'Leaving Works');
    const logoFileId = await logoOf(owner, company);
    await coverOf(owner, company);
    await owner.reply(updateCompany, { params: { id: company.id }, body: { logoFileId, version: 1 } });
    await owner.reply(deleteAccount);
    const { rows } = await sql`select id from files where owner_id = ${company.id}`.execute(api.db);
    expect(rows).toEqual([]);
    expect(await seen(logoFileId, '128')).toBe(404);
  });
});
