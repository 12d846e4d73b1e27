import { v7 as uuidv7 } from 'uuid';
import type { AnyEndpoint } from '#core/contract/file-endpoint.ts';
import { type Caller, testServer } from '#core/testing/server-kit.ts';
import { requestOf } from '#core/testing/test-request.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getFeedback, replyToFeedback } from '../contract/endpoints.ts';
import type { FeedbackState } from '../contract/life-cycle.ts';
import { handled, sentFeedback, storedFeedback } from './testing/sent-feedback.ts';

// Every call of the plugin, also later ones, is made by people without the duty. No answer may have a word that only the duty sees.

/** Words in names and addresses of administrators, in a tag and in internal notes. */
const NAMES = ['quokkabrain', 'wombatbrain', 'numbatbrain'];
const TAG = 'bandicootbrain';
const NOTE = 'bilbybrain';
const HIDDEN = [...NAMES, TAG, NOTE];
const ANSWER = 'platypusbrain';

const api = testServer(serverPlugins);
let calls: readonly AnyEndpoint[];
let entry = '';
beforeAll(async () => {
  calls = api.registry.handlers.flatMap(({ plugin, handler }) => (plugin === 'feedback' ? [handler.contract.endpoint] : []));
});

/** Feedback with an answer, notes, tags and an assignee, which one administrator changed and another one noted and answered. */
async function handledFeedback(state: FeedbackState): Promise<string> {
  const { id } = await sentFeedback(api.as('candidate', 'sender'), { email: 'sender@example.org' });
  const [first, second, third] = NAMES.map((name) => api.as('admin:feedback', name));
  const note = { params: { id }, body: { text: `A note with ${NOTE}.`, isInternal: true } };
  await first?.reply(replyToFeedback, note);
  await first?.reply(replyToFeedback, { params: { id }, body: { text: `An answer with ${ANSWER}.` } });
  const { userId: assignee } = (await second?.actor()) ?? { userId: '' };
  if (third !== undefined) entry = (await handled(third, id, { assignee, tags: [TAG] })) ?? '';
  if (third !== undefined && state !== 'triaged') await handled(third, id, { state });
  await second?.reply(replyToFeedback, note);
  return id;
}

/** Fields for the bodies and queries of all calls. Each call takes its own and ignores the others. */
async function inputFor(id: string, text: string) {
  const { version } = await storedFeedback(api, id);
  const { userId: assignee } = await api.as('admin:feedback', NAMES[1]).actor();
  const params = { id, entry };
  const wish = { state: 'in-progress', assignee, tags: [TAG], addTag: TAG, removeTag: TAG };
  const own = { text, kind: 'problem', rating: 3, language: 'en', isInternal: false };
  const query = { limit: 100, q: NOTE, tag: TAG, assignee, zone: 'UTC', firstDay: 1, weeks: 4, sort: 'newest' };
  return { params, query, body: { ...own, ...wish, version, ids: [id], entries: [entry] } };
}

async function answerTo(call: AnyEndpoint, caller: readonly [Caller, string], id: string, text: string): Promise<string> {
  const { params, query, body } = await inputFor(id, text);
  const input = call.method === 'GET' ? { params, query } : { params, body };
  const answer = await api.app.inject(requestOf(call, input, await api.as(...caller).headers()));
  if (answer.statusCode === 500) throw new Error(`${call.id} answered 500`);
  return `${answer.statusCode} ${JSON.stringify(answer.headers)} ${answer.rawPayload.toString()}`.toLowerCase();
}

const sender = ['candidate', 'sender'] as const;
const callers = [sender, ['employer', 'other'], ['newcomer', 'other'], ['admin:users', 'other'], ['visitor', 'other']] as const;

test.each(['triaged', 'in-progress', 'resolved', 'closed'] as const)(
  'no answer of any call about %s feedback has a hidden word',
  async (state) => {
    const id = await handledFeedback(state);
    const shown = new Map<string, string>();
    // The calls that read come last as well, after what the others have changed.
    for (const call of [...calls, ...calls]) {
      for (const caller of callers) {
        const answer = await answerTo(call, caller, id, 'A text of the sender.');
        expect({ call: call.id, caller, found: HIDDEN.filter((word) => answer.includes(word)) }).toEqual({
          call: call.id,
          caller,
          found: [],
        });
        if (caller === sender) shown.set(call.id, answer);
      }
    }
    // The sender does see the answer, so the test would see a word that is shown.
    expect(shown.get(getFeedback.id)).toMatch(new RegExp(`^200 .*${ANSWER}`, 's'));
    expect([...shown.values()].filter((answer) => answer.startsWith('2')).length).toBeGreaterThanOrEqual(4);
  },
);

test('spam looks to its sender like closed feedback in every answer', async () => {
  const answersAbout = async (state: 'spam' | 'closed'): Promise<string[]> => {
    const { id, number } = await sentFeedback(api.as('candidate', 'sender'));
    await handled(api.as('admin:feedback', NAMES[0]), id, { state });
    const { created_at } = await storedFeedback(api, id);
    const found: string[] = [];
    for (const call of calls.filter(({ path }) => path.includes('/:id'))) {
      const answer = await answerTo(call, sender, id, 'A text of the sender.');
      const body = answer.slice(answer.indexOf('} ') + 2);
      const known = [id, number.toLowerCase(), created_at.toISOString().toLowerCase()];
      found.push(`${call.id} ${answer.slice(0, 3)} ${known.reduce((text, word) => text.replaceAll(word, '…'), body)}`);
    }
    return found;
  };
  const spam = await answersAbout('spam');
  expect(spam).toEqual(await answersAbout('closed'));
  expect(spam.length).toBeGreaterThanOrEqual(5);
});

test('an administrator with the duty sees all of the words', async () => {
  const id = await handledFeedback('triaged');
  const answer = JSON.stringify(await api.as('admin:feedback', 'reader').reply(getFeedback, { params: { id } }));
  expect(HIDDEN.filter((word) => !answer.includes(word))).toEqual([]);
  expect(await api.as('candidate', 'sender').status(getFeedback, { params: { id: uuidv7() } })).toBe(404);
});
