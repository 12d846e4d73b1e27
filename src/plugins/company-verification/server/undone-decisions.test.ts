import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { decideVerification, undoDecision } from '../contract/endpoints.ts';
import type { VerificationDecision } from '../contract/schemas.ts';
import { aCompany, change, historyOf, markOf, sendPapers, stateOf, type TestCompany } from './testing/verification-world.ts';

let time = Date.parse('2026-03-01T09:00:00Z');
const api = testServer(serverPlugins, { now: () => new Date(time) });

const decide = (company: TestCompany, decision: Pick<VerificationDecision, 'outcome' | 'version'>, by = 'decider') =>
  api.as('admin', by).reply(decideVerification, {
    params: { id: company.id },
    body: { note: 'Inside.', ...(decision.outcome !== 'verified' && { reasons: ['other'] }), ...decision } as VerificationDecision,
  });
const undo = (company: TestCompany, version: number, by = 'decider') =>
  api.as('admin', by).status(undoDecision, { params: { id: company.id }, body: { version } });
const noticesOf = async (name: string): Promise<string[]> => {
  await api.drain();
  return (await api.told('employer', name)).flatMap(({ title }) => title ?? []);
};

test('a declined company waits again as before, and is never told', async () => {
  const company = await aCompany(api, 'declined', null);
  const asked = await sendPapers(api, company, 2);
  const since = new Date(time).toISOString();
  time += 5000;
  const { version } = await decide(company, { outcome: 'declined', version: asked.version });
  expect(await undo(company, version)).toBe(200);
  expect(await stateOf(company)).toMatchObject({ state: 'pending', way: 'papers', since, reasons: [], papers: asked.papers });
  expect(await historyOf(api, company)).toEqual(['asked', 'declined', 'undone']);
  time += 600_000;
  expect(await noticesOf('declined')).toEqual([]);
});

test('a company is told of the decision that stays', async () => {
  const company = await aCompany(api, 'decided', null);
  const asked = await sendPapers(api, company);
  const first = await decide(company, { outcome: 'declined', version: asked.version });
  await undo(company, first.version);
  const { version } = await stateOf(company);
  await decide(company, { outcome: 'declined', version });
  expect(await noticesOf('decided')).toEqual([]);
  time += 600_000;
  expect(await noticesOf('decided')).toEqual(['decided was not verified']);
});

test('a verified company loses its mark again, and one whose verification was ended keeps the time of its mark', async () => {
  const company = await aCompany(api, 'marked', null);
  const asked = await sendPapers(api, company);
  const { version } = await decide(company, { outcome: 'verified', version: asked.version });
  const mark = await markOf(company);
  expect(mark).not.toBeNull();
  await undo(company, version);
  expect(await markOf(company)).toBeNull();
  const again = await decide(company, { outcome: 'verified', version: version + 1 });
  const marked = await markOf(company);
  time += 86_400_000;
  const ended = await decide(company, { outcome: 'revoked', version: again.version });
  expect(await markOf(company)).toBeNull();
  expect(await undo(company, ended.version)).toBe(200);
  expect(await markOf(company)).toEqual(marked);
  expect(await stateOf(company)).toMatchObject({ state: 'verified', needsPapers: false });
});

test('nobody takes back the decision of another, one of another version, one twice, or one that is older than a minute', async () => {
  const company = await aCompany(api, 'kept', null);
  const asked = await sendPapers(api, company);
  expect(await undo(company, asked.version)).toBe(409);
  const { version } = await decide(company, { outcome: 'declined', version: asked.version });
  expect(await undo(company, version, 'other')).toBe(409);
  expect(await undo(company, version - 1)).toBe(409);
  time += 76_000;
  expect(await undo(company, version)).toBe(409);
  time -= 76_000;
  const both = await Promise.all([undo(company, version), undo(company, version)]);
  expect(both.sort()).toEqual([200, 409]);
});

test('a decision about a company that was changed since stays', async () => {
  const company = await aCompany(api, 'changed', null);
  const asked = await sendPapers(api, company);
  const { version } = await decide(company, { outcome: 'declined', version: asked.version });
  await change(company, { legalName: 'Another Ltd' });
  expect(await undo(company, version)).toBe(409);
  expect((await stateOf(company)).state).toBe('declined');
});
