import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { listFeedback, listSimilarFeedback } from '../contract/handling-endpoints.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { storeFeedback } from './testing/stored-feedback.ts';

const api = testServer(serverPlugins);
beforeEach(() => tables().deleteFrom('feedback').execute());

const tables = () => api.db.$extendTables<FeedbackTables>();
const handler = () => api.as('admin:feedback', 'handler');
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute));

/** The texts that are similar to the first one, in their order. Each text is newer than the one before. */
async function similarTo(text: string, ...others: readonly string[]): Promise<string[]> {
  const [item] = await storeFeedback(
    tables(),
    [text, ...others].map((one, index) => ({ text: one, created_at: at(index) })),
  );
  const { items } = await handler().reply(listSimilarFeedback, { params: { id: item?.id ?? '' } });
  return items.map(({ excerpt }) => excerpt);
}

test('similar feedback shares at least two words of four letters', async () => {
  const text = 'The map of Berlin does not load';
  const others = ['Berlin: load!', 'Only Berlin here', 'The map of', 'THE MAP OF BÉRLIN, DÒES load', 'Something else'];
  expect(await similarTo(text, ...others)).toEqual(['THE MAP OF BÉRLIN, DÒES load', 'Berlin: load!']);
});

test('one word is enough where the text has only one', async () => {
  expect(await similarTo('map of Berlin', 'Berlin is here', 'map of')).toEqual(['Berlin is here']);
  expect(await similarTo('map of it 😀', 'map of it 😀')).toEqual([]);
});

test('letters are counted, not their units, in any script', async () => {
  expect(await similarTo('𝐚𝐛 خريطة برلين', 'برلين خريطة المدينة', 'ab')).toEqual(['برلين خريطة المدينة']);
  expect(await similarTo('𐐨𐐩𐐪', '𐐨𐐩𐐪')).toEqual([]);
});

test('a long text with the same words comes after a short one, and the newer one of two equal ones first', async () => {
  const filler = Array.from({ length: 100 }, (_, index) => `filler${index}`).join(' ');
  const [long, short] = [`search filter ${filler}`, 'search filter'];
  const found = await similarTo('search filter broken', short, long, short);
  expect(found).toEqual([short, short, long.slice(0, 200)]);
});

test('answers make an item neither more nor less similar', async () => {
  const answer = Array.from({ length: 30 }, (_, index) => `answer${index}`).join(' ');
  const [item] = await storeFeedback(tables(), [
    { text: 'search filter broken distance' },
    { text: 'search filter broken distance', search: `search filter broken distance ${answer}`, number: 'F-BCDFGH' },
    { text: 'search filter colours lovely', number: 'F-BCDFGJ' },
    { text: 'colours lovely', search: 'colours lovely search filter broken distance', number: 'F-BCDFGK' },
  ]);
  const { items } = await handler().reply(listSimilarFeedback, { params: { id: item?.id ?? '' } });
  expect(items.map(({ number }) => number)).toEqual(['F-BCDFGH', 'F-BCDFGJ']);
});

test('at most five items are listed, with the fields of the list', async () => {
  const text = 'search filter broken';
  expect(await similarTo(text, ...Array<string>(7).fill(text))).toEqual(Array<string>(5).fill(text));
  const { items } = await handler().reply(listFeedback, { query: { limit: 1 } });
  const [item] = items;
  const similar = await handler().reply(listSimilarFeedback, { params: { id: item?.id ?? '' } });
  expect(similar.items[0]).toMatchObject({ excerpt: text, state: 'new', assignee: null, tags: [], sentAt: at(6).toISOString() });
});

test('only the latest 5,000 other items are compared', async () => {
  const text = 'search filter broken';
  const hay = (count: number) => Array.from({ length: count }, () => ({ text: 'Something else entirely', created_at: at(5) }));
  const [item] = await storeFeedback(tables(), [{ text, created_at: at(1) }, { text, created_at: at(2) }, ...hay(4999)]);
  const similar = async () => (await handler().reply(listSimilarFeedback, { params: { id: item?.id ?? '' } })).items;
  expect(await similar()).toHaveLength(1);
  await storeFeedback(tables(), hay(1));
  expect(await similar()).toEqual([]);
});
