import { forbiddenMarkup } from '#core/testing/forbidden-markup.ts';
import { injectionPayloads } from '#core/testing/injection-payloads.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import type { CompanyChanges } from '../contract/company.ts';
import { createCompany, getCompany, updateCompany } from '../contract/endpoints.ts';
import { changedAbout } from './company-about.ts';

const api = testServer(serverPlugins);

const HTML = '<p>What we do</p><ul><li>We build <strong>pumps</strong>.</li></ul>';
const TEXT = 'What we do\n\n• We build pumps.';

/** A company with a formatted description, and a function that changes it. */
async function formatted(name: string) {
  const owner: TestCaller = api.as('employer', name);
  const { id } = await owner.reply(createCompany, { body: { name: `Company of ${name}`, aboutHtml: HTML } });
  const stored = async () => owner.reply(getCompany, { params: { id } });
  const change = async (changes: CompanyChanges) => {
    const { version } = await stored();
    return owner.reply(updateCompany, { params: { id }, body: { ...changes, version } });
  };
  return { owner, id, change, stored };
}

describe('the description of a company', () => {
  test('is stored as HTML and as the plain text of it', async () => {
    const { stored } = await formatted('formatter');
    expect(await stored()).toMatchObject({ about: TEXT, aboutHtml: HTML });
  });

  test('is cleaned before it is stored', async () => {
    const { change, stored } = await formatted('attacker');
    await change({ aboutHtml: '<p onclick="steal()">We <b>build</b><script>steal()</script> <a href="javascript:steal()">pumps</a>.</p>' });
    expect(await stored()).toMatchObject({ about: 'We build pumps.', aboutHtml: '<p>We <strong>build</strong> pumps.</p>' });
  });

  test('has no headings: they become paragraphs in bold', async () => {
    const { change, stored } = await formatted('shouter');
    await change({ aboutHtml: '<h1>Pumps</h1><h3>What <em>we</em> do</h3><h4>Where</h4><p>Here.</p>' });
    expect(await stored()).toMatchObject({
      aboutHtml: '<p><strong>Pumps</strong></p><p><strong>What <em>we</em> do</strong></p><p><strong>Where</strong></p><p>Here.</p>',
    });
  });

  test('loses its format when other plain text replaces it, and keeps it when its own plain text is sent back', async () => {
    const { change, stored } = await formatted('program');
    await change({ about: TEXT, tagline: 'Pumps' });
    expect(await stored()).toMatchObject({ about: TEXT, aboutHtml: HTML, tagline: 'Pumps' });
    await change({ about: 'We build <b>valves</b>.' });
    expect(await stored()).toMatchObject({ about: 'We build <b>valves</b>.', aboutHtml: null });
  });

  test('stays as it is when another part is changed, and is removed when it is emptied', async () => {
    const { change, stored } = await formatted('editor');
    await change({ tagline: 'Pumps' });
    expect(await stored()).toMatchObject({ about: TEXT, aboutHtml: HTML });
    await change({ aboutHtml: null });
    expect(await stored()).toMatchObject({ about: null, aboutHtml: null });
  });

  test('of HTML without any text is no description', async () => {
    const { change, stored } = await formatted('silent');
    await change({ aboutHtml: '<p> </p><ul><li></li></ul>' });
    expect(await stored()).toMatchObject({ about: null, aboutHtml: null });
  });

  test('has at most 5,000 characters, which its format does not count', async () => {
    const { owner, id, change } = await formatted('writer');
    const long = `<p><strong>${'x'.repeat(5000)}</strong></p>`;
    expect((await change({ aboutHtml: long })).about).toHaveLength(5000);
    const { version } = await owner.reply(getCompany, { params: { id } });
    const refused = await owner.refusal(updateCompany, { params: { id }, body: { aboutHtml: `${long}<p>y</p>`, version } });
    expect([refused.status, refused.issues?.map(({ path }) => path)]).toEqual([422, ['aboutHtml']]);
  });
});

// The longest one is refused.
test.each(injectionPayloads().filter(({ html }) => html.length < 500_000))(
  'an attack in the description is only text, and no heading: $name',
  ({ html }) => {
    const { about, aboutHtml } = changedAbout(null, { aboutHtml: `<h2>${html}</h2>` });
    expect(about).toContain('kept');
    expect(forbiddenMarkup(aboutHtml ?? '')).toEqual([]);
    expect(aboutHtml).not.toMatch(/<h\d/);
  },
);
