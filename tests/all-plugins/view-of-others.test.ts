import { eventsAbout } from '#core/testing/audit-events.ts';
import { callInView } from '#core/testing/call-in-view.ts';
import { type TestServer, testServer } from '#core/testing/server-kit.ts';
import { applyToJob, getApplication, listApplications } from '#plugins/applications/contract/endpoints.ts';
import { getCandidate, openCandidate, searchCandidates } from '#plugins/candidate/contract/candidate-endpoints.ts';
import { inviteCandidate, listMyInvitations } from '#plugins/candidate/contract/invitation-endpoints.ts';
import { FOUND, foundCandidate, hiringCompany } from '#plugins/candidate/server/testing/contact-world.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getIssued, offerCredential } from '#plugins/skill-passports/contract/credential-endpoints.ts';
import { aCredential, activeAchievement, trustedIssuer } from '#plugins/skill-passports/server/testing/passport-world.ts';
import { openView } from '#plugins/users/contract/view-as-endpoints.ts';
import { REASON } from '#plugins/users/server/testing/view-caller.ts';
import type { ViewTables } from '#plugins/users/server/view-as/view-tables.ts';

// What a view shows of other persons than the viewed one.

const server = testServer(serverPlugins, { now: () => now });
const now = new Date('2026-03-10T09:00:00.000Z');

const SECRET = { headline: 'Hidden headline', message: 'A letter for the company' };

/** An employer with an applicant, and an administrator with these duties who sees the site as the employer. */
async function aViewed(name: string, duties: string) {
  const { jobId, companyId } = await hiringCompany(server, name);
  const candidateId = await foundCandidate(server, name, { basics: { ...FOUND.basics, headline: SECRET.headline } });
  const candidate = server.as('candidate', name);
  const applied = await candidate.reply(applyToJob, { params: { id: jobId }, body: { message: SECRET.message } });
  const { userId } = await server.as('employer', name).actor();
  const viewer = server.as(`admin:${duties}`, name);
  const call = await inView(viewer, userId);
  return { candidateId, applicationId: applied.id, ids: [candidateId, applied.id, jobId, companyId], viewer, userId, call };
}

async function inView(viewer: ReturnType<TestServer['as']>, userId: string) {
  const view = (await viewer.reply(openView, { body: { userId, reason: REASON } })).id;
  const headers = await viewer.headers();
  return (call: Parameters<typeof callInView>[2]['call'], input = {}) => callInView(server, headers, { view, call, input });
}

const of = (id: string) => ({ params: { id } });
const NEEDS_RIGHT = { status: 403, body: { code: 'view-as.needs-right' } };

describe('A view of an employer', () => {
  test('shows no candidate and no application to an administrator who has only the duty "users"', async () => {
    const { candidateId, applicationId, call } = await aViewed('plain', 'users');
    expect(await call(getCandidate, of(candidateId))).toMatchObject(NEEDS_RIGHT);
    expect(await call(getApplication, of(applicationId))).toMatchObject(NEEDS_RIGHT);
    expect(await call(listApplications, { query: { limit: 10 } })).toMatchObject(NEEDS_RIGHT);
    expect(await call(searchCandidates, { query: { limit: 10 } })).toMatchObject({ status: 403, body: { code: 'view-as.not-shown' } });
    expect((await eventsAbout(server, candidateId)).map(({ action }) => action)).toEqual([]);
  });

  test('shows a profile that the administrator has opened for a reason, and the record names all three', async () => {
    const { candidateId, userId, viewer, call } = await aViewed('reason', 'users,candidates');
    expect(await call(getCandidate, of(candidateId))).toMatchObject(NEEDS_RIGHT);
    await viewer.reply(openCandidate, { ...of(candidateId), body: { reason: REASON } });
    for (let time = 0; time < 2; time += 1) {
      expect(await call(getCandidate, of(candidateId))).toMatchObject({
        status: 200,
        body: { sections: { basics: { headline: SECRET.headline } } },
      });
    }
    const events = await server.db
      .$extendTables<{ audit_events: { action: string; subject_id: string; actor_id: string; viewer_id: string } }>()
      .selectFrom('audit_events')
      .select(['actor_id', 'viewer_id'])
      .where('subject_id', '=', candidateId)
      .where('action', '=', 'user.view-person-opened')
      .execute();
    expect(events).toEqual([{ actor_id: userId, viewer_id: (await viewer.actor()).userId }]);
  });

  test('shows applications to an administrator with the duty "jobs", without the letters', async () => {
    const { candidateId, applicationId, call } = await aViewed('letters', 'users,jobs');
    const one = await call(getApplication, of(applicationId));
    expect(one).toMatchObject({ status: 200, body: { message: '', candidate: { id: candidateId } } });
    const list = await call(listApplications, { query: { limit: 10 } });
    expect(list).toMatchObject({ status: 200, body: { items: [{ id: applicationId, message: '' }] } });
    expect((await eventsAbout(server, candidateId)).map(({ action, changes }) => [action, changes])).toEqual([
      ['user.view-person-opened', { endpoint: { from: null, to: 'applications.get' } }],
    ]);
  });

  test.each(['users', 'users,candidates'])('tells nothing of an applicant by any call, with the duties %s', async (duties) => {
    const { candidateId, ids, call } = await aViewed(`all-${duties.replace(',', '-')}`, duties);
    const { name, email } = await server.as('candidate', `all-${duties.replace(',', '-')}`).actor();
    const told: string[] = [];
    for (const { handler } of server.registry.handlers) {
      const { endpoint } = handler.contract;
      if (endpoint.method !== 'GET') continue;
      for (const id of ids) {
        const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => [param ?? '', id]));
        const query = { limit: 20, jobIds: ids[2], jobs: ids[2], jobId: ids[2], candidateId };
        const { body } = await call(endpoint, { params, query });
        const text = JSON.stringify(body);
        const secrets = [name, email, SECRET.headline, SECRET.message, ...(id === candidateId ? [] : [candidateId])];
        if (secrets.some((secret) => text.includes(secret))) told.push(endpoint.id);
      }
    }
    expect(told).toEqual([]);
  });
});

test('A view of an employer shows credentials to an administrator with the duty "passports", and the record names the recipient', async () => {
  const issuer = await trustedIssuer(server, 'credentials');
  const { id } = await aCredential(server, { issuer, candidate: 'credentials' });
  const { userId } = await server.as('employer', 'credentials').actor();
  const { userId: candidateId } = await server.as('candidate', 'credentials').actor();
  const plain = await inView(server.as('admin:users', 'credentials'), userId);
  expect(await plain(getIssued, of(id))).toMatchObject(NEEDS_RIGHT);
  expect(await eventsAbout(server, candidateId)).toEqual([]);
  const call = await inView(server.as('admin:users,passports', 'credentials'), userId);
  expect(await call(getIssued, of(id))).toMatchObject({ status: 200, body: { id } });
  expect((await eventsAbout(server, candidateId)).map(({ action, changes }) => [action, changes])).toEqual([
    ['user.view-person-opened', { endpoint: { from: null, to: 'skill-passports.get-issued' } }],
  ]);
  const offer = await activeAchievement(server, issuer);
  const body = { to: { email: 'nobody@example.org' }, evidence: [], result: '' };
  const toNobody = await server.as('employer', 'credentials').reply(offerCredential, { ...of(offer.id), body });
  expect(await call(getIssued, of(toNobody.id))).toMatchObject({ status: 200 });
});

test('A view of a candidate shows applications and invitations without what people wrote', async () => {
  const { candidateId, applicationId } = await aViewed('invited', 'users');
  const { jobId } = await hiringCompany(server, 'inviting');
  await server.as('employer', 'inviting').reply(inviteCandidate, { ...of(candidateId), body: { jobId, message: SECRET.message } });
  const call = await inView(server.as('admin:users', 'invited'), candidateId);
  expect(await call(getApplication, of(applicationId))).toMatchObject({ status: 200, body: { id: applicationId, message: '' } });
  expect(await call(listApplications, { query: { limit: 10 } })).toMatchObject({ body: { items: [{ id: applicationId, message: '' }] } });
  expect(await call(listMyInvitations, { query: { limit: 10 } })).toMatchObject({ status: 200, body: { items: [{ jobId, message: '' }] } });
});

test('Views of one administrator open at most 200 other persons a day, also at once', async () => {
  const first = await aViewed('limit-a', 'users,jobs');
  const second = await aViewed('limit-b', 'users,jobs');
  const viewer = server.as('admin:users,jobs', 'limited');
  const calls = [await inView(viewer, first.userId), await inView(viewer, second.userId)];
  const views = server.db.$extendTables<ViewTables>();
  const { userId: viewerId } = await viewer.actor();
  const [view] = await views.selectFrom('user_views').select('id').where('viewer_id', '=', viewerId).execute();
  const others = Array.from({ length: 199 }, (_, index) => server.as('candidate', `opened-${index}`).actor());
  const rows = (await Promise.all(others)).map(({ userId }) => ({ view_id: view?.id ?? '', opened_id: userId, opened_at: now }));
  await views.insertInto('user_view_openings').values(rows).execute();

  const asked = [first.applicationId, second.applicationId].map((id, index) => calls[index]?.(getApplication, of(id)));
  const statuses = (await Promise.all(asked)).map((answer) => answer?.status);
  expect(statuses.toSorted()).toEqual([200, 429]);
  const again = await Promise.all([first.applicationId, second.applicationId].map((id, index) => calls[index]?.(getApplication, of(id))));
  expect(again.map((answer) => answer?.status)).toEqual(statuses);
});
