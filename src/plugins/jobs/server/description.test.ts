import { RICH_TEXT_LIMITS } from '#core/contract/rich-text.ts';
import { richTextOfPlain } from '#core/contract/rich-text-of-plain.ts';
import { forbiddenMarkup } from '#core/testing/forbidden-markup.ts';
import { injectionPayloads } from '#core/testing/injection-payloads.ts';
import { type TestCaller, testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { createJob, getJob } from '../contract/endpoints.ts';
import { createDraft, createTemplate, editJob, getEditedJob, getTemplate, listJobEvents } from '../contract/managing-endpoints.ts';
import { aJobInput } from './testing/a-job-input.ts';
import { aDraft, anEmployer, aPosting, completeFields } from './testing/managed-world.ts';

const WORDS = 'You calculate bridges in steel and timber. ';
const LONG = WORDS.repeat(5).trim();

const api = testServer(serverPlugins);
let employer: TestCaller;

beforeAll(async () => {
  employer = await anEmployer(api, 'text');
});

const descriptionOf = async (id: string) => {
  const { description, descriptionHtml } = await employer.reply(getJob, { params: { id } });
  return { description, descriptionHtml };
};

describe('an attack in the text of a posting', () => {
  const payloads = injectionPayloads(512);

  test.each(payloads)('is only text in a draft, an edit and a new posting: $name', async ({ html }) => {
    const descriptionHtml = `${html}<p>${LONG}</p>`;
    if (html.length > RICH_TEXT_LIMITS.bytes) {
      expect(await employer.status(createDraft, { body: { descriptionHtml } })).toBe(422);
      return;
    }
    const { job } = await employer.reply(createDraft, { body: completeFields({ description: undefined, descriptionHtml }) });
    const stored = await descriptionOf(job.id);
    expect(forbiddenMarkup(stored.descriptionHtml ?? '')).toEqual([]);
    const other = await aDraft(employer);
    const { fields } = await employer.reply(editJob, { params: { id: other.id }, body: { descriptionHtml, version: 1 } });
    expect({ description: fields.description, descriptionHtml: fields.descriptionHtml }).toEqual(stored);
    // A script that does not end takes the rest of the text with it.
    if ((stored.description ?? '').length >= 150) {
      const posted = await employer.reply(createJob, {
        body: aJobInput({ title: 'Posted at once', description: undefined, descriptionHtml }),
      });
      expect(await descriptionOf(posted.id)).toEqual(stored);
    }
  });

  test('has 60 forms', () => expect(payloads).toHaveLength(60));

  test('stays as it is typed in plain text', async () => {
    const description = `<script>globalThis.ran=1</script> 3 < 5 & <b>${LONG}</b>`;
    const { id } = await employer.reply(createJob, { body: aJobInput({ title: 'Plain', description }) });
    expect(await descriptionOf(id)).toEqual({ description, descriptionHtml: null });
  });
});

test('formatted text is stored as HTML and as plain text', async () => {
  const job = await aDraft(employer, { description: undefined, descriptionHtml: '<h1>Tasks</h1><ul><li onclick=a>Calculate</ul>' });
  expect(await descriptionOf(job.id)).toEqual({
    description: 'Tasks\n• Calculate',
    descriptionHtml: '<h3>Tasks</h3><ul><li>Calculate</li></ul>',
  });
});

test.each([
  ['15,001 characters', { descriptionHtml: `<p>${'x'.repeat(15_001)}</p>` }],
  ['more than 60 KiB', { descriptionHtml: '<p>x</p>'.repeat(8000) }],
])('formatted text of %s is refused', async (_what, body) => {
  const refusal = await employer.refusal(createDraft, { body });
  expect([refusal.status, refusal.issues?.map(({ path }) => path)]).toEqual([422, ['descriptionHtml']]);
});

test('a posting needs its text in one of the two forms', async () => {
  const refusal = await employer.refusal(createJob, { body: aJobInput({ description: undefined }) });
  expect([refusal.status, refusal.issues]).toMatchObject([422, [{ path: 'description', code: 'needed' }]]);
  const short = await employer.refusal(createJob, { body: aJobInput({ description: undefined, descriptionHtml: '<p>short</p>' }) });
  expect(short.issues).toMatchObject([{ path: 'descriptionHtml', code: 'too-short' }]);
});

test('an earlier posting with plain text becomes formatted with its edit, and other edits leave its text', async () => {
  const description = `${LONG}\n\nTasks\n• Calculate\n• Sign`;
  const job = await aPosting(employer, { description });
  const { fields } = await employer.reply(editJob, { params: { id: job.id }, body: { title: 'Bridge engineer', version: job.version } });
  expect(fields).toMatchObject({ description, descriptionHtml: '' });
  const descriptionHtml = richTextOfPlain(description);
  const edit = { params: { id: job.id }, body: { descriptionHtml, version: job.version + 1 } };
  expect((await employer.reply(editJob, edit)).fields).toMatchObject({ description, descriptionHtml });
  const { items } = await employer.reply(listJobEvents, { params: { id: job.id }, query: { limit: 5 } });
  expect(items.filter(({ action }) => action === 'edited').map(({ fields: names }) => names)).toEqual([['description'], ['title']]);
});

test('plain text replaces formatted text, but not when it is its plain text, and empty HTML removes both', async () => {
  const { id } = await aDraft(employer, { description: undefined, descriptionHtml: '<p><strong>One</strong></p>' });
  const after = async (body: object) => {
    const { job } = await employer.reply(getEditedJob, { params: { id } });
    const { fields } = await employer.reply(editJob, { params: { id }, body: { ...body, version: job.version } });
    return [fields.description, fields.descriptionHtml];
  };
  expect(await after({ description: 'One' })).toEqual(['One', '<p><strong>One</strong></p>']);
  expect(await after({ description: 'Two' })).toEqual(['Two', '']);
  expect(await after({ descriptionHtml: '<p>Three</p>' })).toEqual(['Three', '<p>Three</p>']);
  expect(await after({ descriptionHtml: '' })).toEqual(['', '']);
});

test('a template keeps formatted text', async () => {
  const body = { name: 'Bridges', fields: { descriptionHtml: '<p onclick=a>Text</p>' } };
  const { id } = await employer.reply(createTemplate, { body });
  expect((await employer.reply(getTemplate, { params: { id } })).fields).toMatchObject({
    description: 'Text',
    descriptionHtml: '<p>Text</p>',
  });
});
