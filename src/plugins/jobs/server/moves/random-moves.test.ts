import { serverWith, type TestCaller, type TestServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { getJob } from '../../contract/endpoints.ts';
import {
  CLOSING_REASONS,
  JOB_STATUSES,
  type JobReview,
  type JobStatus,
  MOST_RENEWALS,
  POSTING_MOVES,
  REOPEN_DAYS,
} from '../../contract/life-cycle.ts';
import type { MoveReasons } from '../../contract/managing.ts';
import { listJobEvents, moveJob } from '../../contract/managing-endpoints.ts';
import type { PostingEvent } from '../../contract/managing-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { REPORTS_TO_REVIEW } from '../../contract/reports.ts';
import { aDraft, anEmployer, nowOf } from '../testing/managed-world.ts';
import { reportByAccounts, reportsOn } from '../testing/reported.ts';
import { jobsDatabase } from '../testing/search-fixture.ts';

const DAY = 86_400_000;
const SEED = 20_261_201;
const STEPS = 120;
const CALLERS = ['member', 'member', 'member', 'moderator', 'moderator', 'stranger', 'candidate', 'admin:', 'visitor'] as const;

type CallerName = (typeof CALLERS)[number];

let time = Date.parse('2026-03-01T09:00:00.000Z');

/** The same numbers in each run (a linear congruential generator). */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** The status that the table of moves gives for a request. */
function expected(job: ManagedJob, who: CallerName, to: JobStatus, reasons: MoveReasons, review: JobReview): number {
  if (who === 'visitor') return 401;
  if (who === 'candidate' || who === 'admin:') return 403;
  // A draft exists only for its company.
  if (who === 'moderator' && job.status === 'draft') return 404;
  if (who === 'stranger') return 404;
  const move = POSTING_MOVES.find(
    (each) => each.from === job.status && each.to === to && each.by === who && (each.review ?? review) === review,
  );
  if (move === undefined || move.demands.includes('material-edit')) return 409;
  if (move.demands.includes('reason') && !reasons.reason) return 422;
  if (move.demands.includes('closing-reason') && !CLOSING_REASONS.some((reason) => reason === reasons.reason)) return 422;
  if (move.demands.includes('still-hiring') && reasons.stillHiring !== true) return 422;
  if (move.demands.includes('still-hiring') && job.renewals >= MOST_RENEWALS) return 409;
  if (move.demands.includes('just-closed') && !isReopened(job)) return 409;
  return 200;
}

function isReopened({ endedAt, expiresAt, renewals }: ManagedJob): boolean {
  const isRecent = endedAt !== null && time - Date.parse(endedAt) < REOPEN_DAYS * DAY;
  const needsNewDays = expiresAt !== null && Date.parse(expiresAt) <= time;
  return isRecent && (!needsNewDays || renewals < MOST_RENEWALS);
}

/** The whole history, oldest first. */
async function historyOf(employer: TestCaller, id: string): Promise<PostingEvent[]> {
  const { items, nextCursor } = await employer.reply(listJobEvents, { params: { id }, query: { limit: 100 } });
  expect(nextCursor).toBeNull();
  return items.toReversed();
}

/** Each event begins where the one before it ended, by a move of the table. Returns the state after the last one. */
function replayed(events: readonly PostingEvent[], review: JobReview): JobStatus | undefined {
  let state: JobStatus | null = null;
  for (const { from, to, by, action } of events) {
    expect(from).toBe(state);
    if (state !== null && action !== 'edited') {
      const moves = POSTING_MOVES.filter((move) => move.from === from && move.to === to && move.by === by);
      expect([from, to, by, moves.some((move) => (move.review ?? review) === review)]).toEqual([from, to, by, true]);
    }
    state = to;
  }
  return state ?? undefined;
}

/**
 * Reports a posting by new accounts. It goes to the review exactly when it is shown and has open reports of three accounts. Returns how often
 * that happened.
 */
async function reportedBy(api: TestServer, member: TestCaller, job: ManagedJob, accounts: number, step: string): Promise<number> {
  const { status } = await nowOf(member, job);
  const before = (await reportsOn(api, job.id)).count;
  if (status !== 'published') return 0;
  const added = Math.min(accounts, REPORTS_TO_REVIEW - before);
  await reportByAccounts(api, job.id, added, `reader-${step}`);
  const isDue = before + added >= REPORTS_TO_REVIEW;
  expect([before, added, (await nowOf(member, job)).status]).toEqual([before, added, isDue ? 'pending_review' : 'published']);
  return isDue ? 1 : 0;
}

test.each<JobReview>(['off', 'all'])('random moves by all roles never leave the table, with the review %s', async (review) => {
  const random = generator(SEED);
  const reporting = generator(SEED + 1);
  let reviewed = 0;
  const api: TestServer = await serverWith(serverPlugins, { now: () => new Date(time), env: { JOB_REVIEW: review } });
  const member = await anEmployer(api, 'member');
  const callers: Readonly<Record<CallerName, TestCaller>> = {
    member,
    moderator: api.as('admin:jobs'),
    stranger: await anEmployer(api, 'stranger'),
    candidate: api.as('candidate'),
    'admin:': api.as('admin:'),
    visitor: api.as('visitor'),
  };
  const jobs = await Promise.all(Array.from({ length: 4 }, () => aDraft(member)));
  const seen = new Set<number>();
  for (let step = 0; step < STEPS; step += 1) {
    const at = random(jobs.length);
    const before = await nowOf(member, jobs[at] ?? (await aDraft(member)));
    const who = CALLERS[random(CALLERS.length)] ?? 'member';
    // Every second request is a move that one of the users may make.
    const possible = POSTING_MOVES.filter(({ from, by }) => from === before.status && by !== 'system').map((move) => move.to);
    const states = random(2) === 0 && possible.length > 0 ? possible : JOB_STATUSES;
    const to = states[random(states.length)] ?? 'published';
    const reason = ['filled_here', 'on_hold', 'It is not clear.', ''][random(4)] ?? '';
    const reasons = { reason, stillHiring: random(3) > 0 };
    const status = await callers[who].status(moveJob, { params: { id: before.id }, body: { to, version: before.version, ...reasons } });
    expect([before.status, who, to, reasons, status]).toEqual([
      before.status,
      who,
      to,
      reasons,
      expected(before, who, to, reasons, review),
    ]);
    seen.add(status);
    const after = await nowOf(member, before);
    expect(after.status).toBe(status === 200 ? to : before.status);
    expect(after.version).toBe(before.version + (status === 200 ? 1 : 0));
    // Time passes, and the schedule runs now and then.
    if (random(4) === 0) time += random(25) * DAY;
    if (random(10) === 0) await api.runSchedule('jobs.expire');
    if (['archived', 'removed'].includes(after.status)) jobs[at] = await aDraft(member);
    else if (after.status === 'published') reviewed += await reportedBy(api, member, after, 1 + reporting(2), `${review}-${step}`);
  }
  expect(reviewed).toBeGreaterThan(0);
  expect([...seen].toSorted()).toEqual([200, 401, 403, 404, 409, 422]);

  await api.runSchedule('jobs.expire');
  const rows = await jobsDatabase(api).selectFrom('job_postings').select(['id', 'status']).execute();
  const found = await jobsDatabase(api).selectFrom('job_search').select('job_id').execute();
  expect(rows.length).toBeGreaterThan(jobs.length);
  for (const { id, status } of rows) {
    expect([id, replayed(await historyOf(member, id), review)]).toEqual([id, status]);
    expect([id, status, found.some(({ job_id }) => job_id === id)]).toEqual([id, status, status === 'published']);
    const isOpen = status === 'published' || status === 'paused';
    if (isOpen) expect(await callers.visitor.status(getJob, { params: { id } })).toBe(200);
  }
});
