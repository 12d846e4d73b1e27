import { testServer } from '#core/testing/server-kit.ts';
import { deleteAccount } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { editFeedback, markFeedbackRead, replyToFeedback } from '../contract/endpoints.ts';
import { changeFeedback, handleFeedback, undoHandling } from '../contract/handling-endpoints.ts';
import { brokenLaws, everythingAbout } from './testing/feedback-laws.ts';
import { handled, sentFeedback, storedHistory } from './testing/sent-feedback.ts';

const HOW_OFTEN = 20;

const api = testServer(serverPlugins);
beforeAll(async () => {
  // The last full administrator could not delete the account.
  await api.as('admin', 'permanent').actor();
});

const [ada, bo] = [() => api.as('admin:feedback', 'ada'), () => api.as('admin:feedback', 'bo')];
const sent = async (name = 'first') => (await sentFeedback(api.as('candidate', name))).id;
const times = <Result>(call: (at: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: HOW_OFTEN }, (_, at) => call(at)));
const sorted = (statuses: readonly number[]): number[] => statuses.toSorted((one, other) => one - other);

async function keepsLaws(id: string): Promise<void> {
  expect(brokenLaws(await everythingAbout(api, id))).toEqual([]);
}

test.each([
  ['assign', async () => ({ assignee: (await ada().actor()).userId })],
  ['close', async () => ({ state: 'closed' }) as const],
] as const)('of two administrators who %s at once, one succeeds and the other learns of it', async (_, wish) => {
  for (let round = 0; round < 10; round += 1) {
    const id = await sent();
    const body = { ...(await wish()), version: 1 };
    const statuses = await Promise.all([ada(), bo()].map((admin) => admin.status(handleFeedback, { params: { id }, body })));
    expect(sorted(statuses)).toEqual([200, 409]);
    expect(await storedHistory(api, id)).toHaveLength(1);
    await keepsLaws(id);
  }
});

test('an edit beside an answer succeeds before it, or is refused after it', async () => {
  const me = api.as('candidate');
  for (let round = 0; round < 10; round += 1) {
    const params = { id: await sent() };
    const body = { text: 'Show the way to each job.', kind: 'idea', rating: null, version: 1 } as const;
    const [edited, answered] = await Promise.all([
      me.call(editFeedback, { params, body }),
      ada().status(replyToFeedback, { params, body: { text: 'Thank you.' } }),
    ]);
    expect(answered).toBe(201);
    const actions = (await storedHistory(api, params.id)).map(({ action }) => action);
    if (edited.status === 200) expect(actions).toEqual(['edited', 'answered']);
    else {
      expect(edited).toMatchObject({ status: 409, body: { code: 'feedback.not-new' } });
      expect(actions).toEqual(['answered']);
    }
    await keepsLaws(params.id);
  }
});

test('of twenty equal edits, changes or undos at once, one succeeds', async () => {
  const params = { id: await sent() };
  const edit = { text: 'Show the way to each job.', kind: 'idea', rating: 4, version: 1 } as const;
  const once = [200, ...Array<number>(HOW_OFTEN - 1).fill(409)];
  expect(sorted(await times(() => api.as('candidate').status(editFeedback, { params, body: edit })))).toEqual(once);
  const change = { state: 'triaged', tags: ['maps'], version: 2 } as const;
  expect(sorted(await times(() => ada().status(handleFeedback, { params, body: change })))).toEqual(once);
  const entries = (await storedHistory(api, params.id)).slice(-1).map(({ id }) => id);
  const undone = await times(async () => (await ada().reply(undoHandling, { body: { entries } })).results[0]?.outcome);
  expect(undone.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(undone.filter((outcome) => outcome === 'changed-since')).toHaveLength(HOW_OFTEN - 1);
  await keepsLaws(params.id);
});

test('of twenty equal bulk actions at once, each item is changed by one', async () => {
  const ids = [await sent(), await sent(), await sent()];
  const results = await times(async (at) => {
    const mixed = at % 2 === 0 ? ids : ids.toReversed();
    return (await ada().reply(changeFeedback, { body: { ids: mixed, state: 'triaged' } })).results;
  });
  const changed = results.flat().filter(({ outcome }) => outcome === 'done');
  expect(changed.map(({ id }) => id).sort()).toEqual([...ids].sort());
  for (const id of ids) await keepsLaws(id);
});

test('twenty answers at once are all kept, and the first of them opens resolved feedback again', async () => {
  const params = { id: await sent() };
  await handled(ada(), params.id, { state: 'resolved' });
  const statuses = await times((at) =>
    at % 2 === 0
      ? api.as('candidate').status(replyToFeedback, { params, body: { text: 'It does not work.' } })
      : bo().status(replyToFeedback, { params, body: { text: 'Look at this.', isInternal: true } }),
  );
  expect(new Set(statuses)).toEqual(new Set([201]));
  const actions = (await storedHistory(api, params.id)).map(({ action }) => action);
  expect(actions.filter((action) => action === 'reopened')).toHaveLength(1);
  expect(actions).toHaveLength(1 + HOW_OFTEN);
  await keepsLaws(params.id);
});

test('twenty reads at once have no effect on an answer that is written meanwhile', async () => {
  const params = { id: await sent() };
  await ada().reply(replyToFeedback, { params, body: { text: 'Thank you.' } });
  const statuses = await times((at) =>
    at === 10
      ? ada().status(replyToFeedback, { params, body: { text: 'Done.' } })
      : api.as('candidate').status(markFeedbackRead, { params }),
  );
  expect(sorted(statuses)).toEqual([201, ...Array<number>(HOW_OFTEN - 1).fill(204)]);
  await keepsLaws(params.id);
});

test('feedback is handled, answered and undone while its sender and its assignee leave', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [sender, assignee] = [api.as('candidate', `leaver ${round}`), api.as('admin:feedback', `leaver ${round}`)];
    const ids = [await sent(`leaver ${round}`), await sent(), await sent(`leaver ${round}`), await sent()];
    const { userId } = await assignee.actor();
    const first = (await ada().reply(changeFeedback, { body: { ids, assignee: userId } })).results;
    const cleared = (await ada().reply(changeFeedback, { body: { ids, assignee: null, addTag: 'all' } })).results;
    const calls = [
      () => sender.status(deleteAccount),
      () => assignee.status(deleteAccount),
      ...ids.map((id) => () => sender.status(replyToFeedback, { params: { id }, body: { text: 'And?' } })),
      ...ids.map((id) => () => assignee.status(replyToFeedback, { params: { id }, body: { text: 'Yes.' } })),
      () => bo().status(changeFeedback, { body: { ids: ids.toReversed(), assignee: userId } }),
      () => bo().status(changeFeedback, { body: { ids, addTag: 'more' } }),
      () => ada().status(undoHandling, { body: { entries: [...cleared, ...first].map(({ entry, id }) => entry ?? id) } }),
    ];
    const statuses = await Promise.all(calls.map((call) => call()));
    // Neither 500 nor 503, as a deadlock would give.
    expect(statuses.filter((status) => ![200, 201, 204, 401, 404, 409, 422].includes(status))).toEqual([]);
    for (const id of [ids[1], ids[3]])
      expect(await ada().status(replyToFeedback, { params: { id: id ?? '' }, body: { text: 'Yes.' } })).toBe(201);
  }
});
