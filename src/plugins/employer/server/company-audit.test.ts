import { eventsAbout, refuseEvents } from '#core/testing/audit-events.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { CompanyChanges } from '../contract/company.ts';
import type { Company } from '../contract/company-schemas.ts';
import { createCompany, deleteCompany, getCompany, updateCompany } from '../contract/endpoints.ts';
import { getTeam } from '../contract/team/team-endpoints.ts';

const api = freshServer(serverPlugins);

const about = 'We build harbours.';
const aCompany = (name: string): Promise<Company> => api.as('employer', name).reply(createCompany, { body: { name, about } });
const change = (who: 'employer' | 'admin:companies', { id, name, version }: Company, changes: CompanyChanges) =>
  api.as(who, name).reply(updateCompany, { params: { id }, body: { ...changes, version } });

test('a change by an administrator is recorded, with free text and the contact only as lengths', async () => {
  const company = await aCompany('Harbour');
  const contact = { name: 'Ada', email: 'ada@harbour.test', phone: null, isShown: true };
  await change('admin:companies', company, { name: 'Harbours', about: 'We dig.', links: ['https://harbour.test'], contact });
  const { userId } = await api.as('admin:companies', 'Harbour').actor();
  expect(await eventsAbout(api, company.id)).toEqual([
    {
      action: 'company.updated',
      actor_id: userId,
      changes: {
        name: { from: 'Harbour', to: 'Harbours' },
        about: { lengths: [about.length, 7] },
        links: { from: [], to: ['https://harbour.test'] },
        contact: { lengths: [0, JSON.stringify(contact).length] },
      },
    },
  ]);
});

test('a save that changes nothing leaves no event, nor does one that is refused', async () => {
  const company = await aCompany('Same');
  await change('admin:companies', company, { name: 'Same', about });
  const { id, version } = company;
  expect(await api.as('admin').status(updateCompany, { params: { id }, body: { name: 'Other', version } })).toBe(409);
  expect(await eventsAbout(api, id)).toEqual([]);
});

test('what employers change in their own companies is not recorded', async () => {
  const company = await aCompany('Own');
  await change('employer', company, { name: 'Owned' });
  expect(await eventsAbout(api, company.id)).toEqual([]);
});

test('a change by an administrator is undone when its event cannot be written', async () => {
  const { id, version } = await aCompany('Undone');
  await refuseEvents(api);
  await api.as('admin').failure(updateCompany, { params: { id }, body: { name: 'Done', version } });
  expect(await api.as('visitor').reply(getCompany, { params: { id } })).toMatchObject({ name: 'Undone', version });
});

test('an administrator with the duty adds a company once, does not belong to it, and leaves one event', async () => {
  const input = { body: { name: 'By hand' } };
  const admin = api.as('admin:companies');
  expect(await admin.status(createCompany, { body: { name: ' ' } })).toBe(422);
  const clicks = await Promise.all(Array.from({ length: 20 }, () => admin.reply(createCompany, input)));
  const [id = '', ...others] = new Set(clicks.map((company) => company.id));
  expect(others).toEqual([]);
  const { userId } = await admin.actor();
  expect(await eventsAbout(api, id)).toEqual([
    { action: 'company.created', actor_id: userId, changes: { name: { from: null, to: 'By hand' } } },
  ]);
  expect((await api.as('admin:users').reply(getTeam, { params: { id } })).items).toEqual([]);
});

test('a company that an employer adds leaves no event', async () => {
  expect(await eventsAbout(api, (await aCompany('Unrecorded')).id)).toEqual([]);
});

test('an administrator deletes a company once, which leaves one event', async () => {
  const { id } = await aCompany('Twice added');
  const admin = api.as('admin:companies', 'deleting');
  const statuses = await Promise.all(Array.from({ length: 5 }, () => admin.status(deleteCompany, { params: { id } })));
  expect(statuses.toSorted()).toEqual([204, 404, 404, 404, 404]);
  expect((await eventsAbout(api, id)).map(({ action }) => action)).toEqual(['company.deleted']);
  await api.drain();
  expect((await api.told('employer', 'Twice added')).map(({ title }) => title)).toContain('You no longer belong to a company');
});
