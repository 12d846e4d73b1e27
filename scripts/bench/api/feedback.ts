import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { CoreTables } from '#core/server/db/database.ts';
import { DEMO_PASSWORD } from '#core/server/identity/demo-accounts.ts';
import type { FeedbackFilters } from '#plugins/feedback/contract/handling-schemas.ts';
import { FeedbackList } from '#plugins/feedback/server/feedback-list.ts';
import type { FeedbackDatabase, FeedbackTables } from '#plugins/feedback/server/feedback-tables.ts';
import { feedbackFigures } from '#plugins/feedback/server/figures.ts';
import { similarFeedback } from '#plugins/feedback/server/similar-feedback.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import type { Report } from '../report.ts';
import { captureStatements, type Statement } from './capture-statements.ts';
import { generateFeedback, MESSAGES, TAGS, VOCABULARY } from './generate-feedback.ts';
import { percentile } from './load.ts';

/** 95 of 100 answers within this many times those of the bare statements. Median of the rounds. */
const MOST_OF_STATEMENT = 10;
/** 95 of 100 lists and searches within this many times the answers of `GET /me`, which reads one user. Median of the rounds. */
const MOST_OF_SMALLEST = 20;
/** The goal for lists and searches on an otherwise idle machine, in ms. It is only printed. */
const GOAL = 50;
const LIMIT = 20;
const WARM_UP = 30;
const ROUNDS = 7;
const SAMPLES = 40;

/** One question: the call, and how the application's own code reads the answer. */
interface Question {
  readonly path: string;
  readonly read: (db: FeedbackDatabase) => Promise<unknown>;
}

/** The times within which 95 of 100 answers came: of the smallest call, of the bare statements and of our calls. */
interface MeasuredRound {
  readonly smallest: number;
  readonly statement: number;
  readonly ours: number;
}

/** Fills a running server with feedback, and compares the calls of administrators with the bare statements and with the smallest call. */
export async function benchFeedback(report: Report, url: string, config: pg.PoolConfig): Promise<void> {
  report.heading(`Feedback, ${MESSAGES} messages, one call after another`);
  const pool = new pg.Pool({ ...config, max: 2 });
  const db = new Kysely<CoreTables & FeedbackTables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await generateFeedback(db);
    const admin = await ApiUser.signIn(url, 'admin@demo.test', DEMO_PASSWORD);
    const ask = (paths: readonly string[], count = SAMPLES): Promise<number> => times(paths, (path) => admin.must('GET', path), count);
    for (const [name, questions] of Object.entries(await questionsAbout(db))) {
      const paths = questions.map(({ path }) => path);
      const groups: (readonly Statement[])[] = [];
      for (const { read } of questions) groups.push(await captureStatements(config, read));
      await ask(paths, WARM_UP);
      const rounds: MeasuredRound[] = [];
      while (rounds.length < ROUNDS) {
        rounds.push({
          smallest: await ask(['/me']),
          statement: await times(groups, (group) => bare(pool, group), SAMPLES),
          ours: await ask(paths),
        });
      }
      reportRounds(report, name, rounds);
    }
  } finally {
    await db.destroy();
  }
}

function reportRounds(report: Report, name: string, rounds: readonly MeasuredRound[]): void {
  const ofStatement = rounds.map(({ statement, ours }) => ({ floor: statement, ours }));
  report.compare({ name: `${name}: p95, bare statements`, unit: 'ms', rounds: ofStatement, most: MOST_OF_STATEMENT });
  if (name === 'figures') return;
  const ofSmallest = rounds.map(({ smallest, ours }) => ({ floor: smallest, ours }));
  report.compare({ name: `${name}: p95 (goal ${GOAL} ms)`, unit: 'ms', rounds: ofSmallest, most: MOST_OF_SMALLEST });
}

async function questionsAbout(db: FeedbackDatabase): Promise<Readonly<Record<string, readonly Question[]>>> {
  const word = (rank: number): string => VOCABULARY[rank] ?? '';
  const tag = (rank: number): string => TAGS[rank] ?? '';
  const ids = await db.selectFrom('feedback').select('id').orderBy('created_at', 'desc').limit(LIMIT).execute();
  return {
    'in order': [listed({}), listed({ sort: 'waiting' }), listed({ from: '2026-01-01T00:00:00Z' })],
    filters: [
      listed({ state: 'open' }),
      listed({ state: 'spam', tag: tag(0) }),
      listed({ state: 'triaged', tag: tag(60) }),
      listed({ state: 'open', sort: 'waiting', assignee: 'nobody', kind: 'problem' }),
      listed({ tag: tag(99) }),
      listed({ page: '/admin/jobs', rating: 1 }),
    ],
    'rare filters': [
      listed({ language: 'fi' }),
      listed({ language: 'de', state: 'new', rating: 5, tag: tag(80) }),
      listed({ page: '/none' }),
    ],
    'frequent words': [
      listed({ q: word(0) }),
      listed({ q: word(3), sort: 'waiting' }),
      listed({ q: word(20) }),
      listed({ q: word(9).slice(0, 2) }),
    ],
    'rare words': [
      listed({ q: word(15_000) }),
      listed({ q: word(9000), sort: 'waiting' }),
      listed({ q: `${word(4)} ${word(12_000)}` }),
      listed({ q: `${word(300)} ${word(700)}` }),
      listed({ q: `${word(12_000)} s` }),
      listed({ q: 'F-BCDFGH' }),
    ],
    similar: ids.map(({ id }) => ({ path: `/feedback/${id}/similar`, read: (own) => similarFeedback(own, id) })),
    figures: [12, 53].map((weeks) => ({
      path: `/feedback/figures?zone=Europe/Berlin&firstDay=1&weeks=${weeks}`,
      read: (own) => feedbackFigures(own, { zone: 'Europe/Berlin', firstDay: 1, weeks, now: new Date() }),
    })),
  };
}

function listed(filters: Partial<FeedbackFilters>): Question {
  const query = { sort: 'newest', ...filters } as const;
  const search = new URLSearchParams({
    limit: String(LIMIT),
    ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  });
  return { path: `/feedback?${search}`, read: (db) => new FeedbackList(db, randomBytes(32)).page({ ...query, limit: LIMIT }) };
}

/** The time that 95 of 100 runs take at most, in ms. */
async function times<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>, count: number): Promise<number> {
  const taken: number[] = [];
  while (taken.length < count) {
    for (const item of items) {
      const begun = performance.now();
      await run(item);
      taken.push(performance.now() - begun);
    }
  }
  return percentile(taken, 0.95);
}

async function bare(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await pool.query(text, [...values]);
}
