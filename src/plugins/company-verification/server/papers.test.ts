import { linkFile } from '#core/contract/files/endpoints.ts';
import { keptFile } from '#core/testing/kept-file.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { listManagedCompanies } from '#plugins/employer/contract/managed/managed-endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { askVerification, countWaitingVerifications, decideVerification } from '../contract/endpoints.ts';
import { verificationPapers } from '../contract/file-purposes.ts';
import { aCompany, change, historyOf, markOf, sendPapers, stateOf, withAddress } from './testing/verification-world.ts';

const DAY = 86_400_000;
let time = Date.parse('2026-03-01T09:00:00Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });

describe('by papers', () => {
  const admin = () => api.as('admin');
  const decide = (id: string, body: object) =>
    admin().reply(decideVerification, { params: { id }, body: { note: 'Inside.', ...body } as never });

  test('a company waits, is declined with reasons, asks again and is verified', async () => {
    const company = await aCompany(api, 'papered', null);
    const { id } = company;
    const before = (await admin().reply(countWaitingVerifications)).count;
    const asked = await sendPapers(api, company, 3);
    expect(asked).toMatchObject({ state: 'pending', way: 'papers', message: 'Please.', note: null });
    expect(asked.papers).toHaveLength(3);
    expect(await admin().reply(countWaitingVerifications)).toMatchObject({ count: before + 1, first: id });
    const waiting = async () => (await admin().reply(listManagedCompanies, { query: { limit: 100, state: 'pending' } })).items[0];
    expect(await waiting()).toMatchObject({ id, name: 'papered', waitingSince: new Date(time).toISOString(), isLate: false });
    time += 3 * DAY;
    expect(await waiting()).toMatchObject({ id, isLate: true });
    const reasons = ['papers-unreadable', 'other'];
    expect(await decide(id, { outcome: 'declined', reasons, version: asked.version })).toMatchObject({
      state: 'declined',
      note: 'Inside.',
    });
    expect(await stateOf(company)).toMatchObject({ state: 'declined', reasons, note: null, needsPapers: false });
    expect((await waiting())?.id).not.toBe(id);
    const { version } = await sendPapers(api, company);
    await decide(id, { outcome: 'verified', version });
    expect(await stateOf(company)).toMatchObject({ state: 'verified', reasons: [] });
    expect(await markOf(company)).toMatchObject({ way: 'papers' });
    expect(await historyOf(api, company)).toEqual(['asked', 'declined', 'asked', 'verified']);
  });

  test('two administrators who decide at once do not both decide', async () => {
    const company = await aCompany(api, 'raced', null);
    const { version } = await sendPapers(api, company);
    const both = await Promise.all(
      ['one', 'two'].map((name) =>
        api.as('admin', name).status(decideVerification, { params: { id: company.id }, body: { outcome: 'verified', note: '', version } }),
      ),
    );
    expect(both.sort()).toEqual([200, 409]);
  });

  test('nobody decides about what was changed meanwhile', async () => {
    const company = await aCompany(api, 'renamed', null);
    const { version } = await sendPapers(api, company);
    await change(company, { name: 'Renamed works' });
    const body = { outcome: 'verified', note: '', version } as const;
    expect(await admin().refusal(decideVerification, { params: { id: company.id }, body })).toMatchObject({
      status: 409,
      code: 'conflict',
    });
  });

  test('what an administrator ended comes back by papers only', async () => {
    const company = await aCompany(api, 'suspect');
    await withAddress(api, company, 'suspect@harbour.com');
    const { owner, id } = company;
    const { version } = await owner.reply(askVerification, { params: { id }, body: { way: 'address' } });
    await decide(id, { outcome: 'revoked', reasons: ['suspected-fraud'], version });
    expect(await markOf(company)).toBeNull();
    for (const way of ['address', 'dns'] as const) {
      const refusal = await owner.refusal(askVerification, { params: { id }, body: { way } });
      expect(refusal.code).toBe('company-verification.needs-papers');
    }
    await sendPapers(api, company);
    expect((await owner.refusal(askVerification, { params: { id }, body: { way: 'address' } })).code).toBe(
      'company-verification.needs-papers',
    );
  });

  test('papers are read by administrators with the duty, and let go 90 days after the decision', async () => {
    const company = await aCompany(api, 'private', null);
    const { papers, version } = await sendPapers(api, company);
    const read = (caller: ReturnType<typeof api.as>) =>
      caller.status(linkFile, { params: { id: papers[0]?.id ?? '' }, body: { disposition: 'attachment' } });
    expect([
      await read(admin()),
      await read(company.owner),
      await read(api.as('employer', 'stranger')),
      await read(api.as('candidate')),
    ]).toEqual([201, 201, 404, 404]);
    await decide(company.id, { outcome: 'verified', version });
    time += 88 * DAY;
    await api.runSchedule('company-verification.delete-papers');
    expect((await stateOf(company)).papers).toHaveLength(1);
    time += DAY;
    await api.runSchedule('company-verification.delete-papers');
    expect(await stateOf(company)).toMatchObject({ state: 'verified', papers: [], message: '' });
  });

  test('papers of another company are refused', async () => {
    const [company, other] = [await aCompany(api, 'thief', null), await aCompany(api, 'robbed', null)];
    const fileId = await keptFile(api, { kind: 'company', id: other.id }, { purpose: verificationPapers.id });
    const body = { way: 'papers', fileIds: [fileId], message: '' } as const;
    expect((await company.owner.refusal(askVerification, { params: { id: company.id }, body })).status).toBe(422);
  });
});
