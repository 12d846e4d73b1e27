import { getEpoch } from '#core/contract/epoch.ts';
import { getMe } from '#core/contract/me.ts';
import { endView } from '#core/contract/view-as.ts';
import type { AuditTables } from '#core/server/audit/audit-tables.ts';
import { callInView } from '#core/testing/call-in-view.ts';
import { gardenServerPlugin, seeGarden, waterGarden } from '#core/testing/garden-server-plugin.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { listSessions } from '#plugins/account/contract/endpoints.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listOwnViews, openView } from '../../contract/view-as-endpoints.ts';
import { REASON, viewOf } from '../testing/view-caller.ts';

const api = testServer([...serverPlugins, gardenServerPlugin()], { now: () => now });
let now = new Date('2026-03-01T09:00:00.000Z');

async function person(name: string): Promise<string> {
  return (await api.as('candidate', name).actor()).userId;
}

/** A view by the first administrator, and the calls in it. */
async function aView(name: string) {
  const userId = await person(name);
  const view = await viewOf(api, 'first', userId);
  const headers = await api.as('admin').headers();
  return {
    userId,
    view,
    call: (call: Parameters<typeof callInView>[2]['call'], input = {}) => callInView(api, headers, { view, call, input }),
  };
}

async function events(subjectId: string) {
  return api.db
    .$extendTables<AuditTables>()
    .selectFrom('audit_events')
    .innerJoin('audit_details', 'event_id', 'id')
    .select(['action', 'actor_id', 'viewer_id', 'changes'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();
}

test('Opening a view answers 404 for an unknown person and 422 for a short reason', async () => {
  const userId = '018f0000-0000-7000-8000-000000000000';
  expect(await api.as('admin:users' as 'admin').status(openView, { body: { userId, reason: REASON } })).toBe(404);
  expect(await api.as('admin:users' as 'admin').status(openView, { body: { userId, reason: 'curious' } })).toBe(422);
});

test('Opening a view is refused for oneself, for administrators and for suspended users', async () => {
  const { userId: self } = await api.as('admin').actor();
  const { userId: other } = await api.as('admin:' as 'admin', 'other').actor();
  const suspended = await person('suspended');
  await api.db.updateTable('users').set({ status: 'suspended', suspended_for: 'spam' }).where('id', '=', suspended).execute();
  const codes = [self, other, suspended].map(
    async (userId) => (await api.as('admin').refusal(openView, { body: { userId, reason: REASON } })).code,
  );
  expect(await Promise.all(codes)).toEqual(['users.self', 'users.not-viewable', 'users.not-viewable']);
});

test('Opening a view lasts 30 minutes', async () => {
  const userId = await person('timed');
  const { endsAt, user } = await api.as('admin').reply(openView, { body: { userId, reason: REASON } });
  expect([endsAt, user]).toEqual(['2026-03-01T09:30:00.000Z', { id: userId, name: 'candidate-timed' }]);
});

describe('An open view', () => {
  test('answers as the person', async () => {
    const { userId, call } = await aView('seen');
    const { body } = await call(getMe);
    expect(body).toEqual(await api.as('candidate', 'seen').reply(getMe));
    expect(body.id).toBe(userId);
  });

  test('refuses writes, and calls that are not shown', async () => {
    const { call } = await aView('read');
    expect((await call(waterGarden, { body: { litres: 1, remark: '' } })).body.code).toBe('view-as.reads-only');
    expect((await call(listSessions)).body.code).toBe('view-as.not-shown');
    expect((await call(listOwnViews)).body.code).toBe('view-as.not-shown');
  });

  test('records its start, each call once with the viewer, and its end', async () => {
    const { userId, view, call } = await aView('recorded');
    for (const endpoint of [getMe, seeGarden, getMe]) expect((await call(endpoint)).status).toBe(200);
    await api.as('admin').reply(endView, { params: { id: view } });
    const { userId: viewer } = await api.as('admin').actor();
    expect(await events(userId)).toEqual([
      {
        action: 'user.view-opened',
        actor_id: viewer,
        viewer_id: null,
        changes: { reason: { lengths: [0, REASON.length] }, endsAt: { from: null, to: new Date(now.getTime() + 1_800_000).toISOString() } },
      },
      { action: 'user.view-read', actor_id: userId, viewer_id: viewer, changes: { endpoint: { from: null, to: 'core.me' } } },
      { action: 'user.view-read', actor_id: userId, viewer_id: viewer, changes: { endpoint: { from: null, to: 'garden.see' } } },
      { action: 'user.view-ended', actor_id: viewer, viewer_id: null, changes: { ending: { from: null, to: 'closed' } } },
    ]);
  });

  test('appears in the record of the person, without viewer and reason', async () => {
    const { view } = await aView('told');
    const { items } = await api.as('candidate', 'told').reply(listOwnViews);
    expect(items).toEqual([{ id: view, startedAt: now.toISOString(), endedAt: null }]);
  });
});

describe('A view is over', () => {
  const ended = { status: 403, code: 'view-as.ended' };

  test('for an unknown id, for another administrator and for a visitor', async () => {
    const { view, call } = await aView('foreign');
    const other = await api.as('admin', 'second').headers();
    expect((await callInView(api, other, { view, call: getMe })).body).toMatchObject({ code: ended.code });
    expect((await callInView(api, {}, { view, call: getEpoch })).body).toMatchObject({ code: ended.code });
    expect((await callInView(api, {}, { view, call: getMe })).status).toBe(401);
    expect((await callInView(api, other, { view: 'no-id', call: getMe })).body).toMatchObject({ code: ended.code });
    expect((await call(getMe)).status).toBe(200);
    expect(await api.as('admin', 'second').status(endView, { params: { id: view } })).toBe(404);
  });

  test('after its administrator ended it, also twice', async () => {
    const { userId, view, call } = await aView('closed');
    await api.as('admin').reply(endView, { params: { id: view } });
    await api.as('admin').reply(endView, { params: { id: view } });
    expect(await call(getMe)).toMatchObject({ status: 403, body: { code: ended.code } });
    expect((await events(userId)).filter(({ action }) => action === 'user.view-ended')).toHaveLength(1);
  });

  test('after 30 minutes, and the schedule records it', async () => {
    const { userId, call } = await aView('expired');
    now = new Date(now.getTime() + 30 * 60_000);
    await api.runSchedule('users.end-views');
    expect(await call(getMe)).toMatchObject({ status: 403, body: { code: ended.code } });
    expect((await events(userId)).at(-1)).toMatchObject({ actor_id: null, changes: { ending: { to: 'expired' } } });
    expect((await api.as('candidate', 'expired').reply(listOwnViews)).items[0]?.endedAt).toBe(now.toISOString());
  });

  test.each([
    ['role', { role: 'employer' }],
    ['suspension', { status: 'suspended', suspended_for: 'spam' }],
    ['version, after a suspension was lifted', { version: 3 }],
  ] as const)('after a change of the %s', async (what, change) => {
    const { userId, call } = await aView(`changed-${what}`);
    expect((await call(getMe)).status).toBe(200);
    await api.db.updateTable('users').set(change).where('id', '=', userId).execute();
    expect((await call(getMe)).body.code).toBe(ended.code);
    expect((await events(userId)).at(-1)).toMatchObject({ changes: { ending: { to: 'person-changed' } } });
  });

  test('when the person has left', async () => {
    const { userId, call } = await aView('left');
    await api.db.deleteFrom('users').where('id', '=', userId).execute();
    expect((await call(getMe)).body.code).toBe(ended.code);
  });

  test('when the administrator has lost the duty', async () => {
    const userId = await person('kept');
    const viewer = api.as('admin:users' as 'admin', 'demoted');
    const { id: view } = await viewer.reply(openView, { body: { userId, reason: REASON } });
    const { userId: viewerId } = await viewer.actor();
    await api.db.deleteFrom('admin_group_members').where('user_id', '=', viewerId).execute();
    expect((await callInView(api, await viewer.headers(), { view, call: getMe })).body.code).toBe(ended.code);
    expect((await events(userId)).at(-1)).toMatchObject({ actor_id: viewerId, changes: { ending: { to: 'duty-lost' } } });
  });
});
