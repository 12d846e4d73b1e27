import { eventsAbout } from '#core/testing/audit-events.ts';
import { freshServer, type TestCaller } from '#core/testing/server-kit.ts';
import { deleteAccount, getDeletionPlan } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createCompany, getCompany, listMyCompanies, updateCompany } from '../../contract/endpoints.ts';
import type { CompanyRole } from '../../contract/team/company-roles.ts';
import * as calls from '../../contract/team/team-endpoints.ts';

let now = new Date('2026-05-04T09:00:00Z');
const api = freshServer(serverPlugins, { now: () => now });
beforeEach(() => {
  now = new Date('2026-05-04T09:00:00Z');
});

const employer = (name: string): TestCaller => api.as('employer', name);
const idOf = async (person: TestCaller): Promise<string> => (await person.actor()).userId;
const emailOf = async (person: TestCaller): Promise<string> => (await person.actor()).email;

/** A company of an owner, with a member of each further name. */
async function aTeam(owner: string, members: Readonly<Record<string, CompanyRole>> = {}) {
  const first = employer(owner);
  const { id } = await first.reply(createCompany, { body: { name: `Company of ${owner}` } });
  for (const [name, role] of Object.entries(members)) await take(first, id, employer(name), role);
  return { id, owner: first };
}

async function invite(owner: TestCaller, id: string, email: string, role: CompanyRole = 'recruiter') {
  return owner.reply(calls.inviteMember, { params: { id }, body: { email, role } });
}

async function take(owner: TestCaller, id: string, person: TestCaller, role: CompanyRole): Promise<void> {
  const { token } = await invite(owner, id, await emailOf(person), role);
  await person.reply(calls.acceptInvitation, { body: { token } });
}

async function rolesOf(person: TestCaller, id: string): Promise<Record<string, string>> {
  const { items } = await person.reply(calls.getTeam, { params: { id } });
  return Object.fromEntries(items.map(({ name, role }) => [name.replace('employer-', ''), role]));
}

const kindsOf = async (owner: TestCaller, id: string): Promise<string[]> =>
  (await owner.reply(calls.listCompanyEvents, { params: { id }, query: { limit: 50 } })).items.map(({ kind }) => kind);

describe('An invitation', () => {
  test('makes the invited user a member with the role, once, also when it is accepted twenty times at once', async () => {
    const { id, owner } = await aTeam('Ada');
    const bo = employer('Bo');
    const { token } = await invite(owner, id, (await emailOf(bo)).toUpperCase(), 'recruiter');
    const [own] = (await bo.reply(calls.listOwnInvitations)).items;
    expect(own).toMatchObject({ company: { id, name: 'Company of Ada' }, role: 'recruiter', invitedBy: 'employer-Ada' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => bo.status(calls.acceptInvitation, { body: { token } })));
    expect(answers.toSorted()).toEqual([200, ...Array(19).fill(404)]);
    expect(await rolesOf(owner, id)).toEqual({ Ada: 'owner', Bo: 'recruiter' });
    expect((await bo.reply(calls.listOwnInvitations)).items).toEqual([]);
    expect((await bo.reply(listMyCompanies)).items).toMatchObject([{ id, role: 'recruiter', mayIssue: false }]);
    expect(await kindsOf(owner, id)).toEqual(['employer.joined-as-recruiter', 'employer.invited-recruiter']);
    await api.drain();
    expect(await api.told('employer', 'Ada')).toMatchObject([{ title: 'Somebody joined your company' }]);
  });

  test('of another address, with a wrong token, out of date or withdrawn is not found', async () => {
    const { id, owner } = await aTeam('Cy');
    const [dee, eve] = [employer('Dee'), employer('Eve')];
    const { token, id: invitationId } = await invite(owner, id, await emailOf(dee));
    const ended = { code: 'employer.invitation-ended', status: 404, message: 'This invitation is no longer valid. Ask for a new one.' };
    for (const body of [{ token }, { id: invitationId }, { token: token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }]) {
      expect(await eve.refusal(calls.acceptInvitation, { body })).toMatchObject(ended);
    }
    expect(await dee.status(calls.acceptInvitation, { body: { token: token.slice(1) } })).toBe(422);
    now = new Date(now.getTime() + 14 * 86_400_000);
    expect(await dee.refusal(calls.acceptInvitation, { body: { token } })).toMatchObject(ended);
    expect((await owner.reply(calls.getTeam, { params: { id } })).invitations).toEqual([]);
    const second = await invite(owner, id, await emailOf(dee));
    await owner.reply(calls.withdrawInvitation, { params: { id, invitationId: second.id } });
    expect(await dee.refusal(calls.refuseInvitation, { body: { token: second.token } })).toMatchObject(ended);
  });

  test('is kept without its token, and replaces the one before of the same address', async () => {
    const { id, owner } = await aTeam('Fay');
    const email = await emailOf(employer('Gus'));
    const first = await invite(owner, id, email);
    const second = await invite(owner, id, email, 'owner');
    expect((await owner.reply(calls.getTeam, { params: { id } })).invitations).toMatchObject([{ id: second.id, email, role: 'owner' }]);
    expect(await employer('Gus').status(calls.acceptInvitation, { body: { token: first.token } })).toBe(404);
    const { rows } = await api.db
      .withTables<{ company_invitations: object }>()
      .selectFrom('company_invitations')
      .selectAll()
      .execute()
      .then((all) => ({ rows: JSON.stringify(all) }));
    expect(rows).not.toContain(second.token);
  });

  test('is refused to candidates and to users without a role with what they can do, and can be refused by them', async () => {
    const { id, owner } = await aTeam('Hal');
    for (const [who, code] of [
      ['candidate', 'employer.candidates-cannot-join'],
      ['newcomer', 'employer.choose-role'],
    ] as const) {
      const person = api.as(who, 'invited-by-hal');
      const { token } = await invite(owner, id, await emailOf(person));
      expect(await person.refusal(calls.acceptInvitation, { body: { token } })).toMatchObject({ code, status: 409 });
      expect(await person.refusal(calls.refuseInvitation, { body: { token } })).toMatchObject({ code: 'employer.confirm-address' });
      await api.db
        .updateTable('users')
        .set({ email_verified: true })
        .where('id', '=', await idOf(person))
        .execute();
      await person.reply(calls.refuseInvitation, { body: { token } });
    }
    expect(await rolesOf(owner, id)).toEqual({ Hal: 'owner' });
  });

  test('of somebody who deletes the account goes with it, and is told once, however often it is sent', async () => {
    const { id, owner } = await aTeam('Lou');
    const mia = employer('Mia');
    const email = await emailOf(mia);
    for (let at = 0; at < 3; at += 1) {
      await invite(owner, id, email);
      await api.drain();
    }
    expect((await api.told('employer', 'Mia')).map(({ title }) => title)).toEqual(['You are invited to a company']);
    await mia.reply(deleteAccount);
    expect((await owner.reply(calls.getTeam, { params: { id } })).invitations).toEqual([]);
  });

  test('of a member, and the fifty-first open one, is refused', async () => {
    const { id, owner } = await aTeam('Ida', { Jo: 'recruiter' });
    const email = await emailOf(employer('Jo'));
    expect(await owner.refusal(calls.inviteMember, { params: { id }, body: { email, role: 'owner' } })).toMatchObject({
      code: 'employer.already-member',
    });
    for (let at = 0; at < 50; at += 1) await invite(owner, id, `p${at}@team.test`);
    const body = { email: 'p50@team.test', role: 'recruiter' } as const;
    expect(await owner.refusal(calls.inviteMember, { params: { id }, body })).toMatchObject({ code: 'employer.invitations-full' });
  });

  test('out of date is deleted by the schedule', async () => {
    const { id, owner } = await aTeam('Kim');
    await invite(owner, id, 'late@team.test');
    now = new Date(now.getTime() + 15 * 86_400_000);
    await api.runSchedule('employer.end-invitations');
    expect(await api.db.withTables<{ company_invitations: object }>().selectFrom('company_invitations').selectAll().execute()).toEqual([]);
  });
});

describe('A role', () => {
  test('lets recruiters read the company and not change it', async () => {
    const { id } = await aTeam('Lea', { Max: 'recruiter' });
    const max = employer('Max');
    const { version } = await max.reply(getCompany, { params: { id } });
    expect(await max.status(updateCompany, { params: { id }, body: { tagline: 'No', version } })).toBe(404);
    expect(await max.status(calls.listCompanyEvents, { params: { id }, query: { limit: 20 } })).toBe(404);
    const body = { email: 'more@team.test', role: 'owner' };
    expect(await max.status(calls.inviteMember, { params: { id }, body })).toBe(404);
    expect(await max.reply(calls.getTeam, { params: { id } })).toMatchObject({ invitations: [], requests: [] });
  });

  test('is changed with the version that was read, and told', async () => {
    const { id, owner } = await aTeam('Ned', { Ola: 'recruiter' });
    const params = { id, userId: await idOf(employer('Ola')) };
    expect(await owner.reply(calls.changeMember, { params, body: { role: 'owner', version: 1 } })).toMatchObject({
      role: 'owner',
      version: 2,
    });
    expect(await owner.refusal(calls.changeMember, { params, body: { role: 'recruiter', version: 1 } })).toMatchObject({
      code: 'conflict',
    });
    await owner.reply(calls.changeMember, { params, body: { role: 'recruiter', issuesCredentials: true, version: 2 } });
    expect((await employer('Ola').reply(listMyCompanies)).items).toMatchObject([{ role: 'recruiter', mayIssue: true }]);
    expect((await kindsOf(owner, id)).slice(0, 2)).toEqual(['employer.became-recruiter', 'employer.became-owner']);
  });

  test('of the last owner stays, also when two owners take it from each other at once', async () => {
    const { id, owner } = await aTeam('Pia', { Quin: 'owner' });
    const quin = employer('Quin');
    const demote = async (by: TestCaller, whom: TestCaller) =>
      by.status(calls.changeMember, { params: { id, userId: await idOf(whom) }, body: { role: 'recruiter', version: 1 } });
    const answers = await Promise.all([demote(owner, quin), demote(quin, owner)]);
    expect(answers.toSorted()).toEqual([200, 404]);
    const roles = Object.values(await rolesOf(owner, id));
    expect(roles.toSorted()).toEqual(['owner', 'recruiter']);
    const last = roles[0] === 'owner' ? owner : quin;
    const params = { id, userId: await idOf(last) };
    const { items } = await last.reply(calls.getTeam, { params: { id } });
    const version = items.find(({ role }) => role === 'owner')?.version;
    expect(await last.refusal(calls.changeMember, { params, body: { role: 'recruiter', version } })).toMatchObject({
      code: 'employer.last-owner',
      status: 409,
      message: 'A company needs an owner. Make another member an owner first.',
    });
  });
});

describe('A membership', () => {
  test('is ended by an owner or by the member, and not by another recruiter', async () => {
    const { id, owner } = await aTeam('Rex', { Sam: 'recruiter', Tom: 'recruiter' });
    const [sam, tom] = [employer('Sam'), employer('Tom')];
    expect(await sam.status(calls.removeMember, { params: { id, userId: await idOf(tom) } })).toBe(404);
    await sam.reply(calls.removeMember, { params: { id, userId: await idOf(sam) } });
    await owner.reply(calls.removeMember, { params: { id, userId: await idOf(tom) } });
    expect(await rolesOf(owner, id)).toEqual({ Rex: 'owner' });
    expect(await sam.status(calls.getTeam, { params: { id } })).toBe(404);
    await api.drain();
    expect(await api.told('employer', 'Tom')).toMatchObject([
      { title: 'You no longer belong to a company' },
      { title: 'You are invited to a company' },
    ]);
  });

  test('of the last owner or of the only member stays', async () => {
    const { id, owner } = await aTeam('Uma');
    const params = { id, userId: await idOf(owner) };
    expect(await owner.refusal(calls.removeMember, { params })).toMatchObject({ code: 'employer.only-member' });
    await take(owner, id, employer('Vic'), 'recruiter');
    expect(await owner.refusal(calls.removeMember, { params })).toMatchObject({ code: 'employer.last-owner' });
  });

  test('is passed on when the last owner deletes the account: the member of longest standing becomes owner', async () => {
    const { id, owner } = await aTeam('Wim', { Xia: 'recruiter', Yan: 'recruiter' });
    expect((await owner.reply(getDeletionPlan)).items).toContainEqual({ code: 'employer.inherited-companies', fate: 'kept', count: 1 });
    await owner.reply(deleteAccount);
    expect(await rolesOf(employer('Yan'), id)).toEqual({ Xia: 'owner', Yan: 'recruiter' });
    expect((await kindsOf(employer('Xia'), id))[0]).toBe('employer.inherited');
  });

  test('ends for all members who delete their accounts at once, and the company with the last one', async () => {
    const { id, owner } = await aTeam('Zoe', { Ann: 'owner', Ben: 'recruiter' });
    await Promise.all([owner, employer('Ann'), employer('Ben')].map((person) => person.reply(deleteAccount)));
    expect(await api.as('visitor').status(getCompany, { params: { id } })).toBe(404);
  });

  test('that an administrator ends or changes is in the audit record', async () => {
    const { id, owner } = await aTeam('Cat', { Dan: 'recruiter' });
    const admin = api.as('admin:companies', 'team');
    const params = { id, userId: await idOf(employer('Dan')) };
    await admin.reply(calls.changeMember, { params, body: { role: 'owner', version: 1 } });
    await admin.reply(calls.removeMember, { params });
    expect((await eventsAbout(api, id)).map(({ action }) => action)).toEqual(['company.member-changed', 'company.member-removed']);
    expect(await rolesOf(owner, id)).toEqual({ Cat: 'owner' });
  });
});

describe('A request to join', () => {
  const ask = (person: TestCaller, id: string) => person.reply(calls.askToJoin, { params: { id }, body: { message: 'I work here.' } });
  const decide = (by: TestCaller, id: string, requestId: string, accept = true) =>
    by.status(calls.decideRequest, { params: { id, requestId }, body: { accept, role: 'recruiter' } });

  test('is decided by an owner, who sees the address of the sender and whether it is that of the website', async () => {
    const { id, owner } = await aTeam('Eli');
    const { version } = await owner.reply(getCompany, { params: { id } });
    await owner.reply(updateCompany, { params: { id }, body: { website: 'https://www.example.test', version } });
    const fred = employer('Fred');
    const { id: requestId } = await ask(fred, id);
    expect((await owner.reply(calls.getTeam, { params: { id } })).requests).toMatchObject([
      { id: requestId, email: await emailOf(fred), isConfirmed: true, isOfWebsite: true, message: 'I work here.' },
    ]);
    expect(await fred.status(calls.getTeam, { params: { id } })).toBe(404);
    expect(await decide(owner, id, requestId)).toBe(204);
    expect(await decide(owner, id, requestId, false)).toBe(409);
    expect(await rolesOf(fred, id)).toEqual({ Eli: 'owner', Fred: 'recruiter' });
    await api.drain();
    expect(await api.told('employer', 'Fred')).toMatchObject([{ title: 'You belong to the company now' }]);
  });

  test('is one at a time and five a day', async () => {
    const { id } = await aTeam('Gil');
    const hans = employer('Hans');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => hans.call(calls.askToJoin, { params: { id }, body: { message: '' } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
    for (let at = 1; at <= 5; at += 1) {
      const [open] = (await hans.reply(calls.listOwnRequests)).items;
      await hans.reply(calls.withdrawRequest, { params: { id, requestId: open?.id ?? '' } });
      const status = await hans.status(calls.askToJoin, { params: { id }, body: { message: '' } });
      expect(status).toBe(at < 5 ? 201 : 429);
    }
    now = new Date(now.getTime() + 86_400_001);
    expect(await hans.status(calls.askToJoin, { params: { id }, body: { message: '' } })).toBe(201);
  });

  test('of three people for one imported company makes the first accepted one its owner', async () => {
    const admin = api.as('admin:companies', 'claims');
    const { id } = await admin.reply(createCompany, { body: { name: 'Claimed' } });
    const people = ['Ian', 'Jan', 'Kai'].map(employer);
    const asked = await Promise.all(people.map((person) => ask(person, id)));
    await api.drain();
    expect(await api.told('admin:companies', 'claims')).toHaveLength(3);
    const answers = await Promise.all(asked.map(({ id: requestId }) => decide(admin, id, requestId)));
    expect(answers.toSorted()).toEqual([204, 404, 404]);
    const { items } = await admin.reply(calls.getTeam, { params: { id } });
    expect(items).toMatchObject([{ role: 'owner' }]);
    expect(await admin.reply(getCompany, { params: { id } })).toMatchObject({ id, hasMembers: true });
  });
});
