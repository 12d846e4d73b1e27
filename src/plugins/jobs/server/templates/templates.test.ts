import { testServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createTemplate, deleteTemplate, getTemplate, listTemplates } from '../../contract/managing-endpoints.ts';
import { BLANK_FIELDS } from '../drafts/posting-fields.ts';
import { anEmployer } from '../testing/managed-world.ts';

const api = testServer(serverPlugins);

const body = { name: 'Welders', fields: { title: 'Welder', details: { openings: 2 } } };

test('templates belong to a company', async () => {
  expect(await api.as('employer', 'alone').refusal(createTemplate, { body })).toMatchObject({ code: 'jobs.no-company' });
  const employer = await anEmployer(api, 'anna');
  expect(await employer.status(createTemplate, { body: { ...body, name: ' ' } })).toBe(422);
  const foreign = await api.as('employer', 'other').reply(createCompany, { body: { name: 'Other works' } });
  expect(await employer.status(createTemplate, { body: { ...body, companyId: foreign.id } })).toBe(404);
  const template = await employer.reply(createTemplate, { body });
  expect(await employer.reply(listTemplates)).toEqual({ items: [template] });
  const fields = { ...BLANK_FIELDS, title: 'Welder', details: { ...BLANK_FIELDS.details, openings: 2 } };
  expect(await employer.reply(getTemplate, { params: { id: template.id } })).toEqual({ ...template, fields });

  const stranger = await anEmployer(api, 'stranger');
  expect(await stranger.reply(listTemplates)).toEqual({ items: [] });
  for (const call of [getTemplate, deleteTemplate]) expect(await stranger.status(call, { params: { id: template.id } })).toBe(404);
  expect(await employer.status(deleteTemplate, { params: { id: template.id } })).toBe(204);
  expect(await employer.status(getTemplate, { params: { id: template.id } })).toBe(404);
});

test('a company has at most 50 templates, also when several are added at once', async () => {
  const employer = await anEmployer(api, 'bert');
  for (let at = 0; at < 48; at += 1) await employer.reply(createTemplate, { body: { ...body, name: `Template ${at}` } });
  const answers = await Promise.all(Array.from({ length: 5 }, () => employer.status(createTemplate, { body })));
  expect(answers.toSorted()).toEqual([201, 201, 409, 409, 409]);
  expect(await employer.refusal(createTemplate, { body })).toMatchObject({ status: 409, code: 'jobs.templates-full' });
  expect((await employer.reply(listTemplates)).items).toHaveLength(50);
});
