import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { runs } from '#core/testing/property-runs.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { JOB_STATUSES, type JobStatus } from '../../contract/life-cycle.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { reviewRule } from '../review-rule.ts';
import { anEmployer, aPosting } from '../testing/managed-world.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';
import { ManagedPostings } from './managed-postings.ts';

const NOW = new Date('2026-03-01T09:00:00.000Z');
const DAY = 86_400_000;

const api = testServer(serverPlugins, { now: () => NOW });
let db: JobsDatabase;
let companies: readonly string[];
let model: string;
beforeAll(async () => {
  db = jobsDatabase(api);
  const posting = await aPosting(await anEmployer(api, 'anna'));
  companies = [posting.company.id];
  model = posting.id;
});

interface Sketch {
  readonly status: JobStatus;
  /** Days until the expiry. */
  readonly days: number;
  readonly hasApplicants: boolean;
  /** Several postings are created within the same millisecond. */
  readonly createdAt: number;
}

const sketches = fc.array(
  fc.record<Sketch>({
    status: fc.constantFrom(...JOB_STATUSES),
    days: fc.constantFrom(-1, 0, 3, 7, 8, 60),
    hasApplicants: fc.boolean(),
    createdAt: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 12 },
);

type Row = Sketch & { readonly id: string };

/** Replaces the postings of the company by these. */
async function store(rows: readonly Row[]): Promise<void> {
  await sql`delete from job_postings where id <> ${model}`.execute(db);
  for (const { id, status, days, createdAt } of rows) {
    await sql`
      insert into job_postings (id, company_id, company_name, title, source, content_hash, status, published_at, expires_at, created_at)
      select ${id}, company_id, company_name, title, source, ${randomBytes(32)}, ${status}, published_at,
        ${new Date(NOW.getTime() + days * DAY)}::timestamptz, ${new Date(createdAt)}::timestamptz
      from job_postings where id = ${model}`.execute(db);
  }
}

/** The part of the order in which a posting is, by hand. */
function partOf({ status, days, hasApplicants }: Sketch): number {
  if (status === 'draft') return 2;
  const isNear = status === 'published' && days > 0 && days <= 7;
  return status === 'changes_requested' || isNear || hasApplicants ? 0 : 1;
}

const expected = (rows: readonly Row[]): string[] =>
  rows
    .toSorted((one, other) => partOf(one) - partOf(other) || other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))
    .map(({ id }) => id);

async function walked(rows: readonly Row[], limit: number): Promise<string[]> {
  const waiting = rows.filter(({ hasApplicants }) => hasApplicants).map(({ id }) => id);
  const work = () => [{ waitingOf: async () => waiting }];
  const list = new ManagedPostings({
    db,
    catalogue: { refused: async () => [] },
    review: reviewRule('off', { verifiedOf: async () => [] }),
    work,
    now: () => NOW,
    cursorKey: Buffer.alloc(32),
  });
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list.page({ companies, by: 'member', userId: '', drafts: 'all' }, { limit, cursor, sort: 'todo' });
    found.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found.filter((id) => id !== model);
}

test('the order of work has each posting once, first those with something to do and drafts last, whatever the length of a page', async () => {
  await fc.assert(
    fc.asyncProperty(sketches, fc.integer({ min: 1, max: 4 }), async (world, limit) => {
      const rows = world.map((sketch) => ({ ...sketch, id: uuid() }));
      await store(rows);
      expect(await walked(rows, limit)).toEqual(expected(rows));
    }),
    { numRuns: runs(40) },
  );
}, 60_000);
