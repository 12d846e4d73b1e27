import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { FeedbackFilters } from '#plugins/feedback/contract/handling-schemas.ts';
import { FeedbackList } from '#plugins/feedback/server/feedback-list.ts';
import { feedbackFigures } from '#plugins/feedback/server/figures.ts';
import { similarFeedback } from '#plugins/feedback/server/similar-feedback.ts';
import { benchTurns } from '../turns.ts';
import { generateFeedback, MESSAGES, TAGS, VOCABULARY } from './generate-feedback.ts';
import { percentile, timesOf } from './load.ts';
import { captureStatements, runStatements } from './statements.ts';
import { type BenchDatabase, onDatabase, queryOf, signedIn, type World } from './world.ts';

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
  readonly statement: (db: BenchDatabase) => Promise<unknown>;
}

const word = (rank: number): string => VOCABULARY[rank] ?? '';
const tag = (rank: number): string => TAGS[rank] ?? '';

const LISTS: Readonly<Record<string, readonly Partial<FeedbackFilters>[]>> = {
  'in order': [{}, { sort: 'waiting' }, { from: '2026-01-01T00:00:00Z' }],
  filters: [
    { state: 'open' },
    { state: 'spam', tag: tag(0) },
    { state: 'triaged', tag: tag(60) },
    { state: 'open', sort: 'waiting', assignee: 'nobody', kind: 'problem' },
    { tag: tag(99) },
    { page: '/admin/jobs', rating: 1 },
  ],
  'rare filters': [{ language: 'fi' }, { language: 'de', state: 'new', rating: 5, tag: tag(80) }, { page: '/none' }],
  'frequent words': [{ q: word(0) }, { q: word(3), sort: 'waiting' }, { q: word(20) }, { q: word(9).slice(0, 2) }],
  'rare words': [
    { q: word(15_000) },
    { q: word(9000), sort: 'waiting' },
    { q: `${word(4)} ${word(12_000)}` },
    { q: `${word(300)} ${word(700)}` },
    { q: `${word(12_000)} s` },
    { q: 'F-BCDFGH' },
  ],
};

/** Fills a running server with feedback, and compares the calls of administrators with the bare statements and with the smallest call. */
export async function benchFeedback(world: World): Promise<void> {
  world.report.heading(`Feedback, ${MESSAGES} messages, one call after another`);
  const ids = await onDatabase(world.pool, async (db) => {
    await generateFeedback(db);
    return db.selectFrom('feedback').select('id').orderBy('created_at', 'desc').limit(LIMIT).execute();
  });
  for (const [name, filters] of Object.entries(LISTS)) await benchQuestions(world, name, filters.map(listed));
  await benchQuestions(
    world,
    'similar',
    ids.map(({ id }) => ({ path: `/feedback/${id}/similar`, statement: (db) => similarFeedback(db, id) })),
  );
  const figures = [12, 53].map((weeks) => ({ zone: 'Europe/Berlin', firstDay: 1, weeks }) as const);
  await benchQuestions(
    world,
    'figures',
    figures.map((query) => ({
      path: `/feedback/figures?${queryOf(query)}`,
      statement: (db) => feedbackFigures(db, { ...query, now: new Date() }),
    })),
  );
}

async function benchQuestions(world: World, name: string, questions: readonly Question[]): Promise<void> {
  const admin = await signedIn(world, 'admin');
  const groups = await captureStatements(world.pool, questions, (db, { statement }) => statement(db));
  const pool = new pg.Pool({ ...world.pool, max: 1 });
  const p95 = async <Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<number> =>
    percentile(await timesOf(items, run, SAMPLES), 0.95);
  const ask = ({ path }: Pick<Question, 'path'>): Promise<unknown> => admin.must('GET', path);
  const statements = {
    name: `${name}: p95, bare statements`,
    most: MOST_OF_STATEMENT,
    run: () => p95(groups, (one) => runStatements(pool, one)),
  };
  const smallest = { name: `${name}: p95 (goal ${GOAL} ms)`, most: MOST_OF_SMALLEST, run: () => p95([{ path: '/me' }], ask) };
  try {
    await benchTurns(world.report, {
      rounds: ROUNDS,
      warmUp: [() => timesOf(questions, ask, WARM_UP)],
      ours: () => p95(questions, ask),
      floors: name === 'figures' ? [statements] : [statements, smallest],
    });
  } finally {
    await pool.end();
  }
}

function listed(filters: Partial<FeedbackFilters>): Question {
  const query = { limit: LIMIT, sort: 'newest', ...filters } as const;
  return { path: `/feedback?${queryOf(query)}`, statement: (db) => new FeedbackList(db, randomBytes(32)).page(query) };
}
