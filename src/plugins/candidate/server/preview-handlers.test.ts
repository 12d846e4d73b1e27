import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getCandidate } from '../contract/candidate-endpoints.ts';
import { previewProfile } from '../contract/endpoints.ts';
import { FOUND, foundCandidate, hiringCompany } from './testing/contact-world.ts';

const api = testServer(serverPlugins);

const preview = (name: string, as: 'applied' | 'verified' | 'all') => api.as('candidate', name).reply(previewProfile, { query: { as } });

test('A preview is for known sides only', async () => {
  const query = { as: 'all' } as const;
  for (const as of ['', 'nobody']) expect(await api.as('candidate').status(previewProfile, { query: { as } })).toBe(422);
  expect(await api.as('candidate').status(previewProfile, { query })).toBe(200);
});

test('A blank profile is hidden from companies without an application, and the preview says why', async () => {
  const { profile, obstacles } = await preview('blank', 'all');
  expect([profile, obstacles]).toEqual([null, ['visibility', 'incomplete', 'unconfirmed']]);
  expect((await preview('blank', 'applied')).obstacles).toEqual([]);
});

test('The preview for a company to which the candidate applied has the contact data', async () => {
  await foundCandidate(api, 'whole', { review: { ...FOUND.review, visibility: 'applied' } });
  const { profile } = await preview('whole', 'applied');
  expect([profile?.sight, profile?.name, profile?.sections.place.phone]).toEqual(['all', 'candidate-whole', FOUND.place.phone]);
});

test('The preview for another company is what such a company opens', async () => {
  await hiringCompany(api, 'stranger');
  const id = await foundCandidate(api, 'shy', { review: { ...FOUND.review, showsName: false } });
  const seen = await api.as('employer', 'stranger').reply(getCandidate, { params: { id } });
  expect([seen.sight, seen.name, seen.sections.place.phone]).toEqual(['found', null, '']);
  expect(await preview('shy', 'all')).toEqual({ profile: seen, obstacles: [] });
});

test('A profile for verified companies has a preview for them only', async () => {
  await foundCandidate(api, 'careful', { review: { ...FOUND.review, visibility: 'verified' } });
  expect((await preview('careful', 'verified')).profile?.sight).toBe('found');
  expect(await preview('careful', 'all')).toEqual({ profile: null, obstacles: ['visibility'] });
});
