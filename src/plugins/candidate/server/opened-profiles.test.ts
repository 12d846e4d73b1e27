import { linkFile } from '#core/contract/files/endpoints.ts';
import { eventsAbout } from '#core/testing/audit-events.ts';
import { keptFile } from '#core/testing/kept-file.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getCandidate, openCandidate } from '../contract/candidate-endpoints.ts';
import { BLANK_SECTIONS } from '../contract/sections.ts';
import { FOUND, foundCandidate } from './testing/contact-world.ts';

const NOBODY = '018f0000-0000-7000-8000-000000000000';
const REASON = 'The candidate asked for help.';

const api = testServer(serverPlugins, { now: () => now });
const START = new Date('2026-03-10T09:00:00.000Z');
let now = START;
beforeEach(() => {
  now = START;
});

const minutesLater = (minutes: number): Date => new Date(START.getTime() + minutes * 60_000);
const admin = (name = 'first') => api.as('admin:candidates', name);
const opening = (id: string, reason = REASON) => ({ params: { id }, body: { reason } });

test('A profile that does not exist answers 404', async () => {
  const id = await foundCandidate(api, 'wanted');
  const employerId = (await api.as('employer').actor()).userId;
  for (const other of [NOBODY, employerId, 'no-id']) expect(await admin().status(openCandidate, opening(other))).toBe(404);
  expect(await admin().status(openCandidate, opening(id))).toBe(200);
});

test('A reason has 10 to 300 characters', async () => {
  const id = await foundCandidate(api, 'reasoned');
  const statuses = ['x'.repeat(9), 'x'.repeat(10), 'x'.repeat(300), 'x'.repeat(301), ' '.repeat(20)].map((reason) =>
    admin().status(openCandidate, opening(id, reason)),
  );
  expect(await Promise.all(statuses)).toEqual([422, 200, 200, 422, 422]);
});

test('Nobody opens the profile of a suspended candidate, and an open one is closed by a suspension', async () => {
  const id = await foundCandidate(api, 'suspended');
  await admin().reply(openCandidate, opening(id));
  await api.db.updateTable('users').set({ status: 'suspended', suspended_for: 'spam' }).where('id', '=', id).execute();
  expect([await admin().status(openCandidate, opening(id)), await admin().status(getCandidate, { params: { id } })]).toEqual([404, 404]);
});

test('The whole profile is open for 60 minutes to the administrator who gave a reason', async () => {
  const id = await foundCandidate(api, 'opened', { review: { ...FOUND.review, visibility: 'applied' } });
  expect(await admin().status(getCandidate, { params: { id } })).toBe(404);
  const opened = await admin().reply(openCandidate, opening(id));
  expect([opened.sight, opened.name, opened.sections.place.phone]).toEqual(['all', 'candidate-opened', FOUND.place.phone]);
  now = minutesLater(59);
  expect(await admin().reply(getCandidate, { params: { id } })).toEqual(opened);
  expect(await admin('other').status(getCandidate, { params: { id } })).toBe(404);
  now = minutesLater(60);
  expect(await admin().status(getCandidate, { params: { id } })).toBe(404);
  // Each opening needs its own reason, and begins a new hour.
  await admin().reply(openCandidate, opening(id, 'The candidate asked again.'));
  now = minutesLater(119);
  expect(await admin().status(getCandidate, { params: { id } })).toBe(200);
});

test('The files of a profile are open as long as the profile', async () => {
  const owner = { kind: 'user', id: (await api.as('candidate', 'filed').actor()).userId } as const;
  const file = await keptFile(api, owner, { purpose: 'cv' });
  const portfolio = { ...BLANK_SECTIONS.portfolio, cvs: [{ fileId: file, name: 'CV', isDefault: true }] };
  await foundCandidate(api, 'filed', { portfolio });
  const link = (): Promise<number> => admin().status(linkFile, { params: { id: file }, body: { disposition: 'inline' } });
  expect(await link()).toBe(404);
  await admin().reply(openCandidate, opening(owner.id));
  expect(await link()).toBe(201);
  now = minutesLater(60);
  expect(await link()).toBe(404);
});

test('The audit record has who opened which profile, and the reason only as its length', async () => {
  const id = await foundCandidate(api, 'recorded');
  await admin().reply(openCandidate, opening(id));
  const { userId } = await admin().actor();
  const [event, ...more] = await eventsAbout(api, id);
  expect(event).toMatchObject({ action: 'candidate-profile.opened', actor_id: userId });
  expect(Object.keys(event?.changes ?? {})).toEqual(['reason']);
  expect(JSON.stringify(event?.changes)).not.toContain(REASON);
  expect(more).toEqual([]);
});
