import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { editFeedback, getFeedback, giveFeedback, replyToFeedback } from '../contract/endpoints.ts';
import { handleFeedback } from '../contract/handling-endpoints.ts';
import { sentFeedback } from './testing/sent-feedback.ts';

const api = testServer(serverPlugins);

const MARKUP = '<script>alert("1")</script> & <b>bold</b>';
const EMOJI = '👩🏽‍🚀🎉💚🙂👍🏿🇩🇪🧑‍🤝‍🧑🚀✨🌍';

/** Texts with what the server keeps of them; `undefined` for texts that it refuses. */
const TEXTS: readonly [name: string, text: string, kept: string | undefined][] = [
  ['NUL', 'one\u0000two three four', 'onetwo three four'],
  ['half a character', 'one two \ud800 three', 'one two \ufffd three'],
  ['U+202E', 'one \u202etwo three\u202c four', 'one two three four'],
  ['markup', MARKUP, MARKUP],
  ['only emoji', EMOJI, EMOJI],
  ['10,000 line breaks', '\n'.repeat(10_000), undefined],
  ['10,000 line breaks between words', `one two${'\n'.repeat(10_000)}three`, undefined],
  ['many line breaks', `one two${'\r\n'.repeat(2000)}three`, `one two${'\n'.repeat(2000)}three`],
  ['4,000 characters', '🙂'.repeat(4000), '🙂'.repeat(4000)],
  ['4,001 characters', 'x'.repeat(4001), undefined],
  ['only invisible characters', '\u200b'.repeat(20), undefined],
];

test.each(TEXTS)('%s in feedback, in its edit and in answers of both sides is kept harmless or refused', async (_, text, kept) => {
  const me = api.as('candidate');
  const body = { kind: 'idea', text, language: 'en' } as const;
  const given = await me.call(giveFeedback, { body });
  expect(given.status).toBe(kept === undefined ? 422 : 201);
  const params = { id: (await sentFeedback(me)).id };
  const edited = await me.call(editFeedback, { params, body: { text, kind: 'idea', rating: null, version: 1 } });
  expect(edited.status).toBe(kept === undefined ? 422 : 200);
  for (const [caller, isInternal] of [
    [me, false],
    [api.as('admin'), true],
    [api.as('admin'), false],
  ] as const) {
    expect(await caller.status(replyToFeedback, { params, body: { text, isInternal } })).toBe(kept === undefined ? 422 : 201);
  }
  const { text: shown, replies } = await api.as('admin').reply(getFeedback, { params });
  if (kept === undefined) expect({ shown, replies }).toEqual({ shown: 'Show the distance to each job.', replies: [] });
  else expect([shown, ...replies.map((reply) => reply.text)]).toEqual(Array(4).fill(kept));
});

test.each([
  ['\u0000login\u202e', ['login']],
  [' Way  to\nwork ', ['way to work']],
  ['a,b', ['a,b']],
  ['"{}"', ['"{}"']],
  ['🙂🙂', ['🙂🙂']],
  ['<b>', ['<b>']],
  ['x', undefined],
  ['x'.repeat(31), undefined],
  ['\u200b\u200b', undefined],
])('the tag %j is kept as %j', async (tag, kept) => {
  const { id } = await sentFeedback(api.as('candidate'));
  const { status } = await api.as('admin').call(handleFeedback, { params: { id }, body: { tags: [tag], version: 1 } });
  expect(status).toBe(kept === undefined ? 422 : 200);
  const { handling } = await api.as('admin').reply(getFeedback, { params: { id } });
  expect(handling?.tags).toEqual(kept ?? []);
});
