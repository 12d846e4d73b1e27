import fc from 'fast-check';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { FEEDBACK_KINDS, FEEDBACK_RATINGS } from '../contract/feedback.ts';
import { FEEDBACK_ORDERS } from '../contract/handling.ts';
import { listFeedback } from '../contract/handling-endpoints.ts';
import type { FeedbackFilters } from '../contract/handling-schemas.ts';
import { FEEDBACK_STATES, type FeedbackState } from '../contract/life-cycle.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { storeFeedback } from './testing/stored-feedback.ts';

const api = testServer(serverPlugins);
let people: readonly string[];
beforeAll(async () => {
  people = await Promise.all(['one', 'two'].map(async (name) => (await api.as('admin:feedback', name).actor()).userId));
});

const tables = () => api.db.$extendTables<FeedbackTables>();

const WORDS = ['Login', 'logbuch', 'Zürich', 'karte', 'lädt'];
const TAGS = ['speed', 'login', 'search'];
const PAGES = ['/jobs', '/jobs/a_b', '/jobs/axb', '/admin'];
// Few instants, so that many are equal.
const instant = fc.integer({ min: 1, max: 6 }).map((day) => new Date(Date.UTC(2026, 2, day)));
const isOpen = (state: FeedbackState): boolean => ['new', 'triaged', 'in-progress'].includes(state);

const stored = fc
  .record({
    text: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(', ')),
    kind: fc.constantFrom(...FEEDBACK_KINDS),
    state: fc.constantFrom(...FEEDBACK_STATES),
    rating: fc.option(fc.constantFrom(...FEEDBACK_RATINGS)),
    tags: fc.uniqueArray(fc.constantFrom(...TAGS)),
    language: fc.constantFrom('en', 'de', 'de-AT', 'den'),
    page: fc.option(fc.constantFrom(...PAGES)),
    assignee: fc.option(fc.constantFrom(0, 1)),
    created_at: instant,
    waits: fc.option(instant),
  })
  .map(({ assignee, waits, ...row }) => ({ row, assignee, waiting_since: isOpen(row.state) ? waits : null }));

const optional = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const asked = fc.record({
  q: optional(fc.constantFrom('log', 'KARTE', 'zur', 'log karte', 'arte', 'lad log')),
  kind: optional(fc.constantFrom(...FEEDBACK_KINDS)),
  state: optional(fc.constantFrom(...FEEDBACK_STATES, 'open' as const)),
  tag: optional(fc.constantFrom('speed', 'LOGIN', 'absent')),
  assignee: optional(fc.constantFrom(0, 1, 'nobody' as const)),
  rating: optional(fc.constantFrom(...FEEDBACK_RATINGS)),
  language: optional(fc.constantFrom('de', 'DE-at', 'en', 'fr')),
  page: optional(fc.constantFrom('/', '/jobs', '/jobs/a_', '/jobs%')),
  from: optional(instant),
  to: optional(instant),
  sort: fc.constantFrom(...FEEDBACK_ORDERS),
});

type Stored = Awaited<ReturnType<typeof storeFeedback>>[number];

test('all filters, alone and combined, give what a filter by hand gives, in its order and on pages of any size', async () => {
  const matches = { some: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(stored, { maxLength: 40 }), asked, fc.integer({ min: 1, max: 9 }), async (described, question, limit) => {
      await tables().deleteFrom('feedback').execute();
      const rows = await storeFeedback(
        tables(),
        described.map(({ row, assignee, waiting_since }) => ({ ...row, waiting_since, assignee_id: personAt(assignee) })),
      );
      const filters = filtersOf(question);
      const expected = byHand(rows, filters).map(({ number }) => number);
      matches.some += expected.length;
      expect(await listed(filters, limit)).toEqual(expected);
    }),
    { numRuns: runs(300) },
  );
  expect(matches.some).toBeGreaterThan(0);
});

test.each([
  { kind: 'praise' },
  { state: 'open' },
  { state: 'triaged' },
  { tag: 'login' },
  { assignee: 'nobody' },
  { rating: 1 },
  { language: 'de' },
  { page: '/jobs' },
  { from: new Date(Date.UTC(2026, 2, 4)).toISOString() },
  { to: new Date(Date.UTC(2026, 2, 4)).toISOString() },
  { q: 'zur' },
] as const)('the filter %j alone divides the feedback', async (filter) => {
  await tables().deleteFrom('feedback').execute();
  const described = fc.sample(stored, { numRuns: 150, seed: 1 });
  const rows = await storeFeedback(
    tables(),
    described.map(({ row, assignee, waiting_since }) => ({ ...row, waiting_since, assignee_id: personAt(assignee) })),
  );
  for (const sort of FEEDBACK_ORDERS) {
    const expected = byHand(rows, { ...filter, sort }).map(({ number }) => number);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(rows.length);
    expect(await listed({ ...filter, sort }, 100)).toEqual(expected);
  }
});

const personAt = (index: number | null): string | null => (index === null ? null : (people[index] ?? null));

/** The question as it is sent. */
function filtersOf({ assignee, from, to, ...question }: typeof asked extends fc.Arbitrary<infer Question> ? Question : never) {
  const person = typeof assignee === 'number' ? people[assignee] : assignee;
  return { ...question, assignee: person, from: from?.toISOString(), to: to?.toISOString() } satisfies FeedbackFilters;
}

async function listed(filters: FeedbackFilters, limit: number): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await api.as('admin:feedback', 'one').reply(listFeedback, { query: { ...filters, limit, cursor } });
    found.push(...page.items.map(({ number }) => number));
    if (page.nextCursor === null) return found;
    cursor = page.nextCursor;
  }
}

function byHand(rows: readonly Stored[], filters: FeedbackFilters): Stored[] {
  const { sort, from, to, assignee, language, page, tag, q, kind, state, rating } = filters;
  const tests: readonly ((row: Stored) => boolean)[] = [
    (row) => sort === 'newest' || row.waiting_since != null,
    (row) => kind === undefined || row.kind === kind,
    (row) => state === undefined || row.state === state || (state === 'open' && isOpen(row.state ?? 'new')),
    (row) => tag === undefined || row.tags?.includes(tag.toLowerCase()) === true,
    (row) => assignee === undefined || row.assignee_id === (assignee === 'nobody' ? null : assignee),
    (row) => rating === undefined || row.rating === rating,
    (row) => language === undefined || new RegExp(`^${language}(-|$)`, 'i').test(row.language),
    (row) => page === undefined || row.page?.startsWith(page) === true,
    (row) => from === undefined || timeOf(row.created_at) >= Date.parse(from),
    (row) => to === undefined || timeOf(row.created_at) < Date.parse(to),
    (row) => q === undefined || plain(q).every((word) => plain(row.text).some((other) => other.startsWith(word))),
  ];
  const found = rows.filter((row) => tests.every((test) => test(row)));
  const isAscending = sort === 'waiting';
  const keyOf = (row: Stored): string => `${timeOf(isAscending ? row.waiting_since : row.created_at)} ${row.id}`;
  const ascending = found.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return isAscending ? ascending : ascending.reverse();
}

const timeOf = (at: Date | null | undefined): number => at?.getTime() ?? 0;

/** The words of a text without case and accents. */
const plain = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[ ,]+/);
