import { inTransaction } from '#core/server/db/transaction.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { createRow } from '#plugins/admin-masters/contract/endpoints.ts';
import { masterSuggestions, masterUses } from '#plugins/admin-masters/contract/master-source.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createTemplate, getEditedJob, getTemplate } from '../../contract/managing-endpoints.ts';
import { aDraft, anEmployer, aPosting } from '../testing/managed-world.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';

const api = testServer(serverPlugins);

const usesOf = (entity: string) => {
  const uses = api.registry.contributions(masterUses).find(({ id }) => id === `jobs.postings-${entity}`);
  if (uses === undefined) throw new Error(`The plugin does not count the uses of ${entity}`);
  return uses.value;
};

const skill = (code: string, name: string) => ({ code, name, must: false, level: 4 });

test('each posting counts once for each code that it has', async () => {
  const employer = await anEmployer(api, 'anna');
  const places = [{ location: 'Oslo', country: 'NO' }];
  const details = { places, applicantCountries: ['NO', 'SE'], languages: [{ code: 'nb', level: 'b2' as const }], educationLevel: 'master' };
  await aDraft(employer, { country: 'NO', language: 'nb', details });
  await aDraft(employer, { country: 'SE' });
  expect(await usesOf('countries').count(['NO', 'SE', 'DK'])).toEqual(
    new Map([
      ['NO', 1],
      ['SE', 2],
    ]),
  );
  expect(await usesOf('languages').count(['nb'])).toEqual(new Map([['nb', 1]]));
  expect(await usesOf('education-levels').count(['master', 'none'])).toEqual(new Map([['master', 1]]));
});

test('a merge replaces the code in postings and in templates', async () => {
  const employer = await anEmployer(api, 'bert');
  const details = { skills: [skill('tig', 'TIG'), skill('mig', 'MIG')], benefits: ['gym', 'pension', 'sports'] };
  const job = await aDraft(employer, { details });
  const template = await employer.reply(createTemplate, { body: { name: 'Welders', fields: { details } } });
  expect(await usesOf('skills').count(['tig', 'mig'])).toEqual(
    new Map([
      ['tig', 1],
      ['mig', 1],
    ]),
  );
  expect(await usesOf('skill-levels').count(['4'])).toEqual(new Map([['4', 1]]));
  await inTransaction(jobsDatabase(api), async (_own, transaction) => {
    await usesOf('skills').replace?.(transaction, 'tig', 'tungsten-welding');
    await usesOf('benefits').replace?.(transaction, 'gym', 'sports');
  });
  const expected = { skills: [skill('tungsten-welding', 'TIG'), skill('mig', 'MIG')], benefits: ['sports', 'pension'] };
  expect((await employer.reply(getEditedJob, { params: { id: job.id } })).fields.details).toMatchObject(expected);
  expect((await employer.reply(getTemplate, { params: { id: template.id } })).fields.details).toMatchObject(expected);
  expect(await usesOf('benefits').count(['gym', 'sports'])).toEqual(new Map([['sports', 1]]));
});

test('typed skills of postings become suggestions, counted by users, and those of drafts do not', async () => {
  const source = api.registry.contributions(masterSuggestions).find(({ id }) => id === 'jobs.skills')?.value;
  await api.as('admin').reply(createRow, { params: { entity: 'skills' }, body: { code: 'glazing', name: 'Glazing', names: {} } });
  for (const name of ['cleo', 'dora']) {
    const employer = await anEmployer(api, name);
    for (let times = 0; times < 2; times += 1)
      await aPosting(employer, { details: { skills: [skill('', 'Thatching'), skill('glazing', 'Glazing')] } });
    await aDraft(employer, { details: { skills: [skill('', 'Thatc')] } });
  }
  expect(source?.entity).toBe('skills');
  expect(await source?.texts(2)).toEqual([{ text: 'Thatching', people: 2 }]);
  expect(await source?.texts(3)).toEqual([]);
});
