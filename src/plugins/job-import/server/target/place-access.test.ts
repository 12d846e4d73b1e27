import { type TestServer, testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { acceptInvitation, inviteMember, removeMember } from '#plugins/employer/contract/team/team-endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createDraft } from '#plugins/jobs/contract/managing-endpoints.ts';
import { importing, openedPlace, openPlace } from '../testing/sheet-import.ts';

const api = testServer([...serverPlugins, importing]);
let own: string;
let foreign: string;
beforeAll(async () => {
  own = (await api.as('employer').reply(createCompany, { body: { name: 'Harbour Works' } })).id;
  foreign = (await api.as('employer', 'other').reply(createCompany, { body: { name: 'Quay Works' } })).id;
});

const accessOf = async (who: Parameters<TestServer['as']>[0], place: string, name?: string): Promise<string> =>
  (await openPlace(await api.as(who, name).actor(), place)).kind;

test('a member may import into the own company, and no other place exists for the member', async () => {
  expect(await accessOf('employer', own)).toBe('open');
  expect(await accessOf('employer', foreign)).toBe('absent');
  expect(await accessOf('employer', '')).toBe('absent');
});

test('a recruiter imports like an owner, until the membership ends', async () => {
  const [owner, recruiter] = [api.as('employer'), api.as('employer', 'recruiter')];
  const { email, userId } = await recruiter.actor();
  expect(await accessOf('employer', own, 'recruiter')).toBe('absent');
  const { token } = await owner.reply(inviteMember, { params: { id: own }, body: { email, role: 'recruiter' } });
  await recruiter.reply(acceptInvitation, { body: { token } });
  expect(await accessOf('employer', own, 'recruiter')).toBe('open');
  await owner.reply(removeMember, { params: { id: own, userId } });
  expect(await accessOf('employer', own, 'recruiter')).toBe('absent');
});

test('an administrator with the duty may import into every company and into all, one without the duty into none', async () => {
  for (const place of [own, foreign, '']) {
    expect(await accessOf('admin', place)).toBe('open');
    expect(await accessOf('admin:jobs', place)).toBe('open');
    expect(await accessOf('admin:users', place)).toBe('forbidden');
  }
  expect(await accessOf('admin:jobs', '01890a5d-ac96-774b-bcce-b302099a8057')).toBe('absent');
});

test.each(['candidate', 'newcomer'] as const)('no place exists for a %s', async (who) => {
  expect([await accessOf(who, own), await accessOf(who, '')]).toEqual(['absent', 'absent']);
});

test.each(['companies', `${'0'.repeat(8)}-x`, "' or 1=1", 'x'.repeat(10_000)])('the place %.20j does not exist', async (place) => {
  expect([await accessOf('employer', place), await accessOf('admin', place)]).toEqual(['absent', 'absent']);
});

test('a former member lost the place, by another role or by leaving the company', async () => {
  const former = api.as('employer', 'former');
  const { id: companyId } = await former.reply(createCompany, { body: { name: 'Former Works' } });
  await former.reply(createDraft, { body: { companyId, title: 'Rigger' } });
  const actor = await former.actor();
  expect((await openPlace({ ...actor, role: 'candidate' }, companyId)).kind).toBe('forbidden');
  await api.db
    .$extendTables<{ company_members: { user_id: string } }>()
    .deleteFrom('company_members')
    .where('user_id', '=', actor.userId)
    .execute();
  expect((await openPlace(actor, companyId)).kind).toBe('forbidden');
});

test('a suspended member may not import', async () => {
  const actor = await api.as('employer').actor();
  expect((await openPlace({ ...actor, suspension: 'spam' }, own)).kind).toBe('forbidden');
});

test('only the place of all companies has a column for the company, and members have none for the posting date', async () => {
  const idsOf = async (who: 'employer' | 'admin', place: string): Promise<string[]> =>
    (await openedPlace(await api.as(who).actor(), place)).columns.map(({ id }) => id);
  const [all, ofAdmin, ofMember] = [await idsOf('admin', ''), await idsOf('admin', own), await idsOf('employer', own)];
  expect(all).toHaveLength(21);
  expect(ofAdmin).toEqual(all.filter((id) => id !== 'company'));
  expect(ofMember).toEqual(ofAdmin.filter((id) => id !== 'postedAt'));
  const { columns } = await openedPlace(await api.as('admin').actor(), '');
  expect(columns.filter(({ isNeeded }) => isNeeded).map(({ id }) => id)).toEqual(['title', 'company']);
});

test('the columns of a file are found by its header, with the currency of a publisher who leaves it out', async () => {
  const place = await openedPlace(await api.as('admin').actor(), own);
  expect(place.guess?.(['Job ID', 'Agency', 'Business Title', 'Civil Service Title', 'Title Code No'])).toEqual({
    id: { kind: 'column', label: 'Job ID' },
    title: { kind: 'column', label: 'Business Title' },
    salaryCurrency: { kind: 'fixed', value: 'USD' },
  });
});
