import { join } from 'node:path';
import { LANGUAGES } from '#core/client/i18n/language.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { readPayloads } from '../../../scripts/webpack/page-payloads.ts';

const payloads = readPayloads(join(__dirname, '../../..'));
const routes = [...new Set(payloads.map(({ route }) => route))];
const paths = clientPlugins.flatMap(({ pages = [] }) => pages.map((page) => page.route.path));

describe('The payloads of pages', () => {
  it('are found', () => expect(routes.length).toBeGreaterThan(2));

  it.each(routes)('belong to a page: %s', (route) => expect(paths).toContain(`/${route}`));

  it.each(routes)('exist in every language: %s', (route) => {
    const languages = payloads.filter((payload) => payload.route === route).map(({ language }) => language);
    expect(languages.sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
  });

  it('link only to existing pages', () => {
    const links = payloads.flatMap(({ content }) => [...content.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((to) => to === undefined || !paths.includes(to))).toEqual([]);
  });
});
