import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { editFeedback, replyToFeedback } from '../contract/endpoints.ts';
import { handleFeedback, undoHandling } from '../contract/handling-endpoints.ts';
import { FEEDBACK_STATES, NEXT_STATES, OPEN_STATES } from '../contract/life-cycle.ts';
import { brokenLaws, everythingAbout } from './testing/feedback-laws.ts';
import { sentFeedback } from './testing/sent-feedback.ts';

const START = Date.UTC(2026, 2, 1, 9, 30);
const SECOND = 1000;
const DAY = 86_400_000;

const api = testServer(serverPlugins, { now: () => new Date(time) });
let time = START;

const who = fc.constantFrom('ada', 'bo');
const wish = fc.record(
  {
    state: fc.constantFrom(...FEEDBACK_STATES),
    assignee: fc.constantFrom('ada', 'bo', null),
    tags: fc.uniqueArray(fc.constantFrom('one', 'two', 'three')),
  },
  { requiredKeys: [] },
);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('handle' as const), who, wish }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('answer' as const, 'note' as const, 'undo' as const), who }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('ask' as const, 'edit' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), for: fc.constantFrom(0, SECOND, 61 * SECOND, 31 * DAY) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;
type Everything = Awaited<ReturnType<typeof everythingAbout>>;

/** What the call must answer, by the state before it. `done` has an effect, `same` has none. */
type Expected = 'done' | 'same' | 'refused';

function expected(one: Step, { row, history }: Everything, userOf: (name: string) => string): Expected {
  const isOpen = OPEN_STATES.includes(row.state);
  const last = history.at(-1);
  switch (one.does) {
    case 'handle':
      return expectedHandling(one.wish, row, userOf);
    case 'answer':
      return isOpen ? 'done' : 'refused';
    case 'ask':
      return isOpen || (row.state === 'resolved' && time - (row.closed_at?.getTime() ?? 0) <= 30 * DAY) ? 'done' : 'refused';
    case 'note':
      return 'done';
    case 'edit':
      return row.state === 'new' ? 'done' : 'refused';
    case 'undo':
      return last?.action === 'handled' && last.by === userOf(one.who) && time - last.at.getTime() <= 60 * SECOND ? 'done' : 'same';
    case 'wait':
      return 'same';
  }
}

function expectedHandling({ state, assignee, tags }: Wish, row: Everything['row'], userOf: (name: string) => string): Expected {
  if (state !== undefined && state !== row.state && !NEXT_STATES[row.state].includes(state)) return 'refused';
  const isSame = [
    state === undefined || state === row.state,
    assignee === undefined || idOf(assignee, userOf) === row.assignee_id,
    tags === undefined || isDeepStrictEqual(tags.toSorted(), row.tags.toSorted()),
  ];
  return isSame.every(Boolean) ? 'same' : 'done';
}

function idOf(name: string | null, userOf: (name: string) => string): string | null {
  return name === null ? null : userOf(name);
}

/** Makes the call. Returns its status. */
async function act(one: Step, { row, history }: Everything, userOf: (name: string) => string): Promise<number> {
  const params = { id: row.id };
  const admin = 'who' in one ? api.as('admin:feedback', one.who) : api.as('candidate');
  const { version } = row;
  switch (one.does) {
    case 'handle': {
      const { assignee, ...wishes } = one.wish;
      const body = { ...wishes, version, ...(assignee !== undefined && { assignee: idOf(assignee, userOf) }) };
      return admin.status(handleFeedback, { params, body });
    }
    case 'answer':
    case 'note':
      return admin.status(replyToFeedback, { params, body: { text: one.does, isInternal: one.does === 'note' } });
    case 'ask':
      return admin.status(replyToFeedback, { params, body: { text: 'Is it done?' } });
    case 'edit':
      return admin.status(editFeedback, {
        params,
        body: { text: `Version ${version} of the text.`, kind: 'idea', rating: 3, version },
      });
    case 'undo':
      return admin.status(undoHandling, { body: { entries: history.slice(-1).map(({ id }) => id) } });
    case 'wait':
      time += one.for;
      return 200;
  }
}

test('any sequence of handling, answers, undo and time keeps the laws of feedback', async () => {
  const [ada, bo] = await Promise.all(['ada', 'bo'].map(async (name) => (await api.as('admin:feedback', name).actor()).userId));
  const userOf = (name: string): string => (name === 'ada' ? ada : bo) ?? '';
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { id } = await sentFeedback(api.as('candidate'));
      let before = await everythingAbout(api, id);
      for (const one of steps) {
        const outcome = expected(one, before, userOf);
        const status = await act(one, before, userOf);
        expect({ one, isRefused: status >= 400 }).toEqual({ one, isRefused: outcome === 'refused' });
        const after = await everythingAbout(api, id);
        expect({ one, version: after.row.version }).toEqual({ one, version: before.row.version + (outcome === 'done' ? 1 : 0) });
        if (outcome !== 'done') expect(after).toEqual(before);
        expect(brokenLaws(after)).toEqual([]);
        before = after;
      }
    }),
    { numRuns: runs(40) },
  );
});
