import { freshServer } from '#core/testing/server-kit.ts';
import { decideSuggestion, listSuggestions } from '../contract/endpoints.ts';
import { adminMastersServerPlugin } from './admin-masters.server-plugin.ts';
import { SAMPLES, sampleMastersPlugin, typedSamples } from './testing/sample-source.ts';

const DAY = 86_400_000;
const SCHEDULE = 'admin-masters.tell-suggestions';

const api = freshServer([adminMastersServerPlugin, sampleMastersPlugin], { now: () => clock });
let clock = new Date('2026-03-02T05:00:00Z');
beforeEach(async () => {
  typedSamples.length = 0;
  clock = new Date('2026-03-02T05:00:00Z');
  await api.as('admin:masters').actor();
  await api.as('admin:').actor();
});

const texts = async (who: 'admin:masters' | 'admin:' = 'admin:masters') => (await api.told(who)).map(({ text }) => text);

test('administrators with the duty are told each Monday how many suggestions wait, once', async () => {
  typedSamples.push({ text: 'Oak', people: 3 }, { text: 'Elm', people: 4 });
  await api.runSchedule('admin-masters.collect-texts');
  for (let run = 0; run < 2; run += 1) await api.runSchedule(SCHEDULE);
  expect(await texts()).toEqual(['2 texts that several people typed wait for a decision about master data.']);
  expect(await texts('admin:')).toEqual([]);
  clock = new Date(clock.getTime() + 7 * DAY);
  await api.runSchedule(SCHEDULE);
  expect(await texts()).toHaveLength(2);
});

test('nobody is told while no suggestion waits', async () => {
  typedSamples.push({ text: 'Rare', people: 2 });
  await api.runSchedule('admin-masters.collect-texts');
  await api.runSchedule(SCHEDULE);
  expect(await texts()).toEqual([]);
});

test('nobody is told of a suggestion that was decided', async () => {
  typedSamples.push({ text: 'Oak', people: 3 });
  await api.runSchedule('admin-masters.collect-texts');
  const admin = api.as('admin');
  const { items } = await admin.reply(listSuggestions, { params: { entity: SAMPLES } });
  const params = { entity: SAMPLES, id: items[0]?.id ?? '' };
  await admin.reply(decideSuggestion, { params, body: { decision: 'refuse' } });
  await api.runSchedule(SCHEDULE);
  expect(await texts()).toEqual([]);
});
