import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listSimilarJobs } from '../../contract/endpoints.ts';
import { aDraft, anEmployer, aPosting, moveOn } from '../testing/posting-world.ts';
import { type PostingSketch, publish } from '../testing/search-fixture.ts';

const NOBODY = '00000000-0000-7000-8000-000000000000';

const api = testServer(serverPlugins);

const on = (day: number): Date => new Date(Date.UTC(2026, 0, day));
const titlesLike = async (id: string): Promise<string[]> =>
  (await api.as('visitor').reply(listSimilarJobs, { params: { id } })).items.map(({ title, company }) => `${title} at ${company.name}`);

test('those who may not read the posting get 404, and all others the list', async () => {
  const employer = await anEmployer(api, 'reader');
  const draft = await aDraft(employer);
  const like = (id: string) => ({ params: { id } });
  expect(await api.as('visitor').status(listSimilarJobs, like(NOBODY))).toBe(404);
  expect(await api.as('candidate').status(listSimilarJobs, like(draft.id))).toBe(404);
  expect(await employer.status(listSimilarJobs, like(draft.id))).toBe(200);
  expect(await api.as('visitor').status(listSimilarJobs, like('x'))).toBe(404);
  const posting = await moveOn(employer, draft, 'published');
  expect(await api.as('visitor').status(listSimilarJobs, like(posting.id))).toBe(200);
  await moveOn(employer, posting, 'closed', { reason: 'cancelled' });
  expect(await api.as('visitor').status(listSimilarJobs, like(posting.id))).toBe(200);
});

test('first those that share most words, then the newest, at most two of a company and six in all', async () => {
  const sketch = (title: string, company: string, day: number): PostingSketch => ({
    title,
    company,
    category: 'health-care',
    publishedAt: on(day),
  });
  const [id = ''] = await publish(api, [
    sketch('Ward nurse, night team', 'Self', 1),
    sketch('Ward nurse, night team', 'Self', 2),
    sketch('Night nurse', 'Alpha', 3),
    sketch('Ward manager', 'Alpha', 4),
    sketch('Nurse', 'Alpha', 5),
    sketch('Nurse', 'Beta', 6),
    sketch('Nurse', 'Gamma', 7),
    sketch('Nurse', 'Delta', 8),
    sketch('Nurse', 'Epsilon', 9),
    sketch('Dentist', 'Zeta', 10),
    { ...sketch('Ward nurse, night team', 'Eta', 11), category: 'engineering' },
  ]);
  expect(await titlesLike(id)).toEqual([
    'Ward nurse, night team at Self',
    'Night nurse at Alpha',
    'Nurse at Epsilon',
    'Nurse at Delta',
    'Nurse at Gamma',
    'Nurse at Beta',
  ]);
});

test('only the newest 200 of the category are compared', async () => {
  const [id = '', ...others] = await publish(api, [
    { title: 'Cellist', category: 'education-training', publishedAt: on(1) },
    { title: 'Cellist', company: 'Old Orchestra', category: 'education-training', publishedAt: on(2) },
  ]);
  expect(others).toHaveLength(1);
  expect(await titlesLike(id)).toEqual(['Cellist at Old Orchestra']);
  await publish(
    api,
    Array.from({ length: 200 }, (_, at) => ({ title: `Teacher ${at}`, category: 'education-training', publishedAt: on(20) })),
  );
  expect(await titlesLike(id)).toEqual([]);
});

test('without a category, all postings are compared; a title without significant words has none', async () => {
  const [bare = '', short = ''] = await publish(api, [
    { title: 'Beekeeper' },
    { title: 'VP of IT' },
    { title: 'Beekeeper and gardener', company: 'Honey' },
  ]);
  expect(await titlesLike(bare)).toEqual(['Beekeeper and gardener at Honey']);
  expect(await titlesLike(short)).toEqual([]);
});

test('a posting that left the search is not offered', async () => {
  const employer = await anEmployer(api, 'leaving');
  const [first, second] = [await aPosting(employer, { title: 'Glassblower' }), await aPosting(employer, { title: 'Glassblower' })];
  expect(await titlesLike(first.id)).toEqual(['Glassblower at leaving works']);
  await moveOn(employer, second, 'paused');
  expect(await titlesLike(first.id)).toEqual([]);
});
