import { uploadFile } from '#core/contract/files/endpoints.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { pngOf } from '#core/testing/test-files.ts';
import { applyToJob, moveApplication } from '#plugins/applications/contract/endpoints.ts';
import { updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { companyLogo } from '#plugins/employer/contract/file-purposes.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { moveJob } from '#plugins/jobs/contract/managing-endpoints.ts';
import { getCandidate } from '../../contract/candidate-endpoints.ts';
import { getMyProfile } from '../../contract/endpoints.ts';
import { answerInvitation, inviteCandidate, listMyInvitations, listSentInvitations } from '../../contract/invitation-endpoints.ts';
import type { InvitationAnswer } from '../../contract/invitation-schemas.ts';
import { MOST_BLOCKED } from '../../contract/visibility.ts';
import { anotherPosting, FOUND, foundCandidate, hiringCompany } from '../testing/contact-world.ts';

const NOBODY = '018f0000-0000-7000-8000-000000000000';
const START = new Date('2026-03-10T09:00:00.000Z');

const api = testServer(serverPlugins, { now: () => now });
let now = START;
beforeEach(() => {
  now = START;
});

/** An invitation of a new company, and its posting. */
async function invited(candidateId: string, employer: string, message = '') {
  const company = await hiringCompany(api, employer);
  return { ...company, id: await inviteTo(candidateId, employer, company.jobId, message) };
}

async function inviteTo(candidateId: string, employer: string, jobId: string, message = ''): Promise<string> {
  now = new Date(now.getTime() + 1000);
  return (await api.as('employer', employer).reply(inviteCandidate, { params: { id: candidateId }, body: { jobId, message } })).id;
}

const answer = (name: string, id: string, more: Partial<InvitationAnswer> = {}) =>
  api.as('candidate', name).call(answerInvitation, { params: { id }, body: { decline: true, ...more } });

/** Ids of the open invitations, page by page. */
async function listed(name: string, limit = 20): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await api.as('candidate', name).reply(listMyInvitations, { query: { limit, cursor } });
    found.push(...page.items.map(({ id }) => id));
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

describe('The own invitations', () => {
  test('are none at first, and answer 422 for a page of no length', async () => {
    expect(await api.as('candidate').status(listMyInvitations, { query: { limit: 0 } })).toBe(422);
    expect(await api.as('candidate').reply(listMyInvitations, { query: { limit: 20 } })).toEqual({ items: [], nextCursor: null });
  });

  test('have the message, and the names and the logo that posting and company have now', async () => {
    const candidateId = await foundCandidate(api, 'reader');
    const { id, companyId, jobId } = await invited(candidateId, 'writer', 'Come <b>to us</b>.');
    const writer = api.as('employer', 'writer');
    const file = { name: 'logo.png', content: await pngOf(128, 128) };
    const { id: logoFileId } = await writer.upload(uploadFile, { query: { purpose: companyLogo.id, owner: companyId }, file });
    await writer.reply(updateCompany, { params: { id: companyId }, body: { name: 'Renamed', logoFileId, version: 1 } });
    await api.drain();
    const { items } = await api.as('candidate', 'reader').reply(listMyInvitations, { query: { limit: 20 } });
    expect(items).toEqual([
      {
        ...{ id, jobId, companyId, title: 'Gardener', company: 'Renamed', logoFileId, location: 'Ghent' },
        ...{ message: 'Come <b>to us</b>.', sentAt: now.toISOString() },
      },
    ]);
  });

  test('stand newest first, without those to postings that take no applications', async () => {
    const candidateId = await foundCandidate(api, 'popular');
    const { id: first } = await invited(candidateId, 'host');
    const sent: string[] = [first];
    for (let count = 0; count < 4; count++) sent.push(await inviteTo(candidateId, 'host', await anotherPosting(api, 'host')));
    const closed = await anotherPosting(api, 'host');
    const closedId = await inviteTo(candidateId, 'host', closed);
    expect(await listed('popular', 2)).toEqual([closedId, ...[...sent].reverse()]);
    const closing = { to: 'closed', reason: 'filled_here', version: 1 } as const;
    await api.as('employer', 'host').reply(moveJob, { params: { id: closed }, body: closing });
    expect(await listed('popular', 2)).toEqual([...sent].reverse());
    expect(await listed('popular', 5)).toEqual([...sent].reverse());
  });
});

describe('Declining', () => {
  test('is for the candidate of the invitation', async () => {
    const { id } = await invited(await foundCandidate(api, 'owner'), 'asking');
    expect((await answer('other', id)).status).toBe(404);
    for (const unknown of [NOBODY, 'no-id']) expect((await answer('owner', unknown)).status).toBe(404);
    expect(await api.as('candidate', 'owner').status(answerInvitation, { params: { id }, body: { decline: false } })).toBe(422);
    expect(await listed('owner')).toEqual([id]);
    expect((await answer('owner', id)).status).toBe(204);
  });

  test('ends the invitation for both sides, and can be repeated', async () => {
    const candidateId = await foundCandidate(api, 'declining');
    const { id } = await invited(candidateId, 'declined');
    expect([(await answer('declining', id)).status, (await answer('declining', id)).status]).toEqual([204, 204]);
    expect(await listed('declining')).toEqual([]);
    const { items } = await api.as('employer', 'declined').reply(listSentInvitations, { params: { id: candidateId } });
    expect(items.map(({ state }) => state)).toEqual(['declined']);
    // Without a block, the company still sees the profile.
    expect(await api.as('employer', 'declined').status(getCandidate, { params: { id: candidateId } })).toBe(200);
  });

  test('can block the company at once, and twenty times have the effect of one', async () => {
    const candidateId = await foundCandidate(api, 'blocking');
    const { id, companyId } = await invited(candidateId, 'annoying');
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer('blocking', id, { blockCompany: true })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const { review } = (await api.as('candidate', 'blocking').reply(getMyProfile)).sections;
    expect([review.version, review.value]).toEqual([
      2,
      { ...FOUND.review, blockedCompanies: [{ id: companyId, name: 'Company of annoying' }] },
    ]);
    expect(await api.as('employer', 'annoying').status(getCandidate, { params: { id: candidateId } })).toBe(404);
  });

  test('can block a company before the first save of the section, also twenty times at once', async () => {
    const { companyId, jobId } = await hiringCompany(api, 'applied to');
    const candidate = api.as('candidate', 'applicant only');
    await candidate.reply(applyToJob, { params: { id: jobId }, body: {} });
    const candidateId = (await candidate.actor()).userId;
    const id = await inviteTo(candidateId, 'applied to', await anotherPosting(api, 'applied to'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer('applicant only', id, { blockCompany: true })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const { review } = (await candidate.reply(getMyProfile)).sections;
    expect([review.version, review.value.blockedCompanies]).toEqual([1, [{ id: companyId, name: 'Company of applied to' }]]);
  });

  test('with a block is refused as a whole when 50 companies and domains are blocked', async () => {
    const blockedDomains = Array.from({ length: MOST_BLOCKED - 1 }, (_, index) => `firm-${index}.example`);
    const candidateId = await foundCandidate(api, 'full', { review: { ...FOUND.review, blockedDomains } });
    const first = await invited(candidateId, 'fiftieth');
    const second = await invited(candidateId, 'fifty-first');
    expect((await answer('full', first.id, { blockCompany: true })).status).toBe(204);
    const refused = await answer('full', second.id, { blockCompany: true });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'candidate.blocked-limit' }]);
    expect(await listed('full')).toEqual([second.id]);
    // The company that is blocked already needs no room.
    expect((await answer('full', first.id, { blockCompany: true })).status).toBe(204);
  });
});

describe('Applying', () => {
  test('answers the invitation, which stays so when the application is withdrawn', async () => {
    const candidateId = await foundCandidate(api, 'applying');
    const { id, jobId } = await invited(candidateId, 'hoping');
    const candidate = api.as('candidate', 'applying');
    const application = await candidate.reply(applyToJob, { params: { id: jobId }, body: {} });
    const states = async () =>
      (await api.as('employer', 'hoping').reply(listSentInvitations, { params: { id: candidateId } })).items.map(({ state }) => state);
    expect([await states(), await listed('applying')]).toEqual([['applied'], []]);
    await candidate.reply(moveApplication, { params: { id: application.id }, body: { stage: 'withdrawn' } });
    expect(await states()).toEqual(['applied']);
    const refused = await answer('applying', id, { blockCompany: true });
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'candidate.invitation-answered' }]);
    const { review } = (await candidate.reply(getMyProfile)).sections;
    expect(review.value.blockedCompanies).toEqual([]);
  });

  test('also follows an invitation that was declined before', async () => {
    const candidateId = await foundCandidate(api, 'undecided');
    const { id, jobId } = await invited(candidateId, 'waiting');
    await answer('undecided', id);
    await api.as('candidate', 'undecided').reply(applyToJob, { params: { id: jobId }, body: {} });
    expect((await answer('undecided', id)).status).toBe(409);
  });
});
