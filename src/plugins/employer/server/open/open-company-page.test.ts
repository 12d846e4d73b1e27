import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClientFiles } from '#core/server/assets/client-files.ts';
import { serverWith, type TestServer } from '#core/testing/server-kit.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { companyDirectory } from '../../contract/company-directory.ts';
import { createCompany } from '../../contract/endpoints.ts';
import { employerRoutes } from '../../contract/routes.ts';

const SITE = 'https://jobs.example.org';
const SHELL = '<html><head><title>Trellis</title><meta name="description" content="Jobs."></head></html>';

let api: TestServer;
beforeAll(async () => {
  const folder = testFolder();
  writeFileSync(join(folder, 'index.html'), SHELL);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(Object.values(employerRoutes).map(({ id, path }) => ({ id, path }))));
  api = await serverWith(serverPlugins, { env: { PUBLIC_URL: SITE }, assets: await openClientFiles(folder) });
});
afterAll(() => api.close());

const get = (id: string) => api.app.inject({ url: `/companies/${id}`, headers: { accept: 'text/html', host: 'evil.test' } });

const CONTACT = { name: 'Ada', email: 'ada@harbour.test', phone: null, isShown: false };

test('the page of a company has its words, its canonical address, its markup and its answer for a visitor', async () => {
  const employer = api.as('employer', 'harbour');
  const { id } = await employer.reply(createCompany, {
    body: {
      name: 'Harbour </script> works',
      tagline: 'Ships & docks',
      about: 'We build ships.\n\nAnd docks.',
      website: 'https://harbour.test/',
      links: ['https://social.test/harbour'],
      places: [
        { label: 'Yard', street: 'Bryggen 1', postalCode: '5003', city: 'Bergen', country: 'NO' },
        { city: 'Oslo', country: 'NO' },
      ],
      contact: CONTACT,
    },
  });
  const { statusCode, headers, body } = await get(id);
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined]);
  expect(body).toContain('<title>Harbour &#60;/script&#62; works · Trellis</title>');
  expect(body).toContain('<meta name="description" content="Ships &#38; docks We build ships. And docks.">');
  expect(body).toContain(`<link rel="canonical" href="${SITE}/companies/${id}">`);
  const [markup, answer] = [...body.matchAll(/<script type=[^>]*>([^<]*)<\/script>/g)].map(([, json = '']) => JSON.parse(json));
  expect(markup).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Harbour </script> works',
    description: 'Ships & docks',
    url: `${SITE}/companies/${id}`,
    sameAs: ['https://harbour.test/', 'https://social.test/harbour'],
    address: [
      { '@type': 'PostalAddress', streetAddress: 'Bryggen 1', postalCode: '5003', addressLocality: 'Bergen', addressCountry: 'NO' },
      { '@type': 'PostalAddress', addressLocality: 'Oslo', addressCountry: 'NO' },
    ],
  });
  expect(answer).toMatchObject({ id, hasMembers: true, contact: null });
  expect(body).not.toContain('ada@harbour.test');
});

test('the page of a company of an import says nobody manages it, and is not for search engines while it is empty', async () => {
  const directory = api.registry.serviceFor({ id: 'jobs', requires: ['employer'] })(companyDirectory);
  const { id = '' } = (await directory.ensureNamed(['Imported works'])).get('Imported works') ?? {};
  const { statusCode, headers, body } = await get(id);
  expect([statusCode, headers['x-robots-tag'], body.includes('"hasMembers":false')]).toEqual([200, 'noindex', true]);
});

test.each(['018f0000-0000-7000-8000-000000000001', 'nonsense'])('there is no page of a company %s', async (id) => {
  expect((await get(id)).statusCode).toBe(404);
});

test('the list of companies has its canonical address', async () => {
  const { body } = await api.app.inject({ url: '/companies', headers: { accept: 'text/html' } });
  expect(body).toContain(`<link rel="canonical" href="${SITE}/companies">`);
});
