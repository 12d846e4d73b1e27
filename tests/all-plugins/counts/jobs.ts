import { countJobs } from '#plugins/job-search/contract/endpoints.ts';
import { listSavedSearches, saveSearch } from '#plugins/job-search/contract/saved-endpoints.ts';
import { listManagedJobs } from '#plugins/jobs/contract/endpoints.ts';
import type { JobStatus } from '#plugins/jobs/contract/life-cycle.ts';
import { countManagedJobs, countOpenApplications } from '#plugins/jobs/contract/managing-endpoints.ts';
import { countJobApplicants } from '#plugins/jobs/contract/posting-page-endpoints.ts';
import { decideJobReports, listJobReports, reportJob } from '#plugins/jobs/contract/report-endpoints.ts';
import { REPORTS_TO_REVIEW } from '#plugins/jobs/contract/reports.ts';
import { aDraft, moveOn, nowOf } from '#plugins/jobs/server/testing/managed-world.ts';
import { isActive, stageOf } from './applications.ts';
import { type Act, type Compared, type HandEmployer, type HandJob, type Part, pick, type World } from './world.ts';

const DAY = 86_400_000;
const REASON = 'Please say more about the work.';

const own = ({ jobs }: World, employer: HandEmployer): HandJob[] => jobs.filter((job) => job.employer === employer);
const currentJobs = ({ jobs, employers }: World, ...states: JobStatus[]): HandJob[] =>
  jobs.filter((job) => employers.includes(job.employer) && states.includes(job.status));

/** Moves a posting from its present version. */
async function move(world: World, job: HandJob, to: JobStatus, by: 'member' | 'moderator', reasons = {}): Promise<void> {
  const caller = by === 'member' ? job.employer.caller : world.admin('jobs');
  await moveOn(caller, await nowOf(job.employer.caller, { id: job.id }), to, reasons);
  job.status = to;
  // An administrator who decides about the posting decides about its reports.
  if (by === 'moderator') job.reporters.clear();
}

const draft: Act = async (world, { who, how }) => {
  const employer = pick(world.employers, who);
  if (employer === undefined) return;
  const { id } = await aDraft(employer.caller, { title: `Engineer ${world.jobs.length}` });
  const days = [7, 9, 30][how % 3] ?? 30;
  world.jobs.push({ id, employer, status: 'draft', days, publishedAt: undefined, reporters: new Set(), everReportedBy: new Set() });
};

const submit: Act = async (world, { what }) => {
  const job = pick(currentJobs(world, 'draft', 'changes_requested'), what);
  if (job !== undefined) await move(world, job, 'pending_review', 'member', job.status === 'draft' ? { days: job.days } : {});
};

const release: Act = async (world, { what }) => {
  const job = pick(currentJobs(world, 'pending_review'), what);
  if (job === undefined) return;
  await move(world, job, 'published', 'moderator');
  job.publishedAt ??= world.clock.time;
};

const sendBack: Act = async (world, { what }) => {
  const job = pick(currentJobs(world, 'pending_review'), what);
  if (job !== undefined) await move(world, job, 'changes_requested', 'moderator', { reason: REASON });
};

const pause: Act = async (world, { what }) => {
  const job = pick(currentJobs(world, 'published', 'paused'), what);
  if (job !== undefined) await move(world, job, job.status === 'published' ? 'paused' : 'published', 'member');
};

const end: Act = async (world, { what, how }) => {
  const job = pick(currentJobs(world, 'published', 'paused'), what);
  if (job === undefined) return;
  if (how % 2 === 0) await move(world, job, 'closed', 'member', { reason: 'on_hold' });
  else await move(world, job, 'removed', 'moderator', { reason: REASON });
  for (const application of world.applications) {
    if (application.job === job && isActive(application)) application.stages.push('closed_unfilled');
  }
};

const report: Act = async (world, { who, what }) => {
  const [candidate, job] = [pick(world.candidates, who), pick(currentJobs(world, 'published'), what)];
  // An account reports a posting once, and may send five reports in an hour.
  if (candidate === undefined || job === undefined || job.everReportedBy.has(candidate)) return;
  if (world.jobs.filter(({ everReportedBy }) => everReportedBy.has(candidate)).length >= 4) return;
  await candidate.caller.reply(reportJob, { params: { id: job.id }, body: { reason: 'fake' } });
  job.reporters.add(candidate);
  job.everReportedBy.add(candidate);
  if (job.reporters.size >= REPORTS_TO_REVIEW) job.status = 'pending_review';
};

const dismiss: Act = async (world, { what }) => {
  const job = pick(
    world.jobs.filter(({ reporters }) => reporters.size > 0),
    what,
  );
  if (job === undefined) return;
  const { items } = await world.admin('jobs').reply(listJobReports, { params: { id: job.id } });
  const reports = items.map(({ id }) => id);
  await world.admin('jobs').reply(decideJobReports, { params: { id: job.id }, body: { decision: 'dismissed', reports } });
  job.reporters.clear();
};

const keepSearch: Act = async (world, { who, what }) => {
  const [candidate, employer] = [pick(world.candidates, who), pick(world.employers, what)];
  if (candidate === undefined || employer === undefined || candidate.search !== undefined) return;
  await candidate.caller.reply(saveSearch, { body: { name: 'New ones', terms: { companyId: employer.companyId } } });
  candidate.search = { of: employer, at: world.clock.time };
};

const withStatus = (jobs: readonly HandJob[], status: JobStatus): number => jobs.filter((job) => job.status === status).length;

/** The numbers above zero by state. */
const byStatus = (jobs: readonly HandJob[]): Readonly<Record<string, number>> =>
  Object.fromEntries([...new Set(jobs.map(({ status }) => status))].map((status) => [status, withStatus(jobs, status)]));

const aboveZero = (items: readonly { status: string; count: number }[]): Readonly<Record<string, number>> =>
  Object.fromEntries(items.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]));

/** Each of the present employers, with a number of the server and one counted by hand. */
async function perEmployer(
  { employers }: World,
  compare: (employer: HandEmployer) => Promise<Omit<Compared, 'of'>>,
): Promise<readonly Compared[]> {
  return Promise.all(employers.map(async (employer) => ({ of: employer.name, ...(await compare(employer)) })));
}

const listed = async (employer: HandEmployer, query: { status?: JobStatus; sort?: 'expiry' }) =>
  (await employer.caller.reply(listManagedJobs, { query: { limit: 100, ...query } })).items;

async function moderation(world: World): Promise<readonly Compared[]> {
  const { items, reported } = await world.admin('jobs').reply(countManagedJobs);
  const seen = world.jobs.filter(({ status }) => status !== 'draft');
  const hand = { ...byStatus(seen), reported: world.jobs.filter(({ reporters }) => reporters.size > 0).length };
  return [{ of: 'moderator', server: { ...aboveZero(items), reported }, hand }];
}

/** Postings, their reviews and reports, and saved searches. */
export const jobs: Part = {
  acts: { draft, submit, release, sendBack, pause, end, report, dismiss, keepSearch },
  counts: {
    'jobs.count': (world) =>
      perEmployer(world, async (employer) => ({
        server: (await world.api.as('visitor').reply(countJobs, { query: { companyId: employer.companyId } })).count,
        hand: withStatus(own(world, employer), 'published'),
      })),
    'jobs.count-managed': async (world) => [
      ...(await perEmployer(world, async (employer) => ({
        server: aboveZero((await employer.caller.reply(countManagedJobs)).items),
        hand: byStatus(own(world, employer)),
      }))),
      ...(await moderation(world)),
    ],
    'jobs.count-applicants': (world) =>
      Promise.all(
        currentJobs(world, 'published').map(async (job) => ({
          of: job.id,
          server: (await world.api.as('visitor').reply(countJobApplicants, { params: { id: job.id } })).count,
          hand: world.applications.filter((each) => each.job === job && stageOf(each) !== 'withdrawn').length,
        })),
      ),
    'jobs.count-open-applications': (world) =>
      perEmployer(world, async (employer) => {
        // The call asks about at least one posting.
        const jobIds = [employer.companyId, ...own(world, employer).map(({ id }) => id)].join(',');
        return {
          server: (await employer.caller.reply(countOpenApplications, { query: { jobIds } })).count,
          hand: world.applications.filter((each) => each.job.employer === employer && isActive(each)).length,
        };
      }),
  },
  todos: {
    'jobs.first-posting': (world) =>
      perEmployer(world, async (employer) => ({
        server: (await listed(employer, {})).length === 0,
        hand: own(world, employer).length === 0,
      })),
    'jobs.sent-back': (world) =>
      perEmployer(world, async (employer) => ({
        server: (await listed(employer, { status: 'changes_requested' })).length,
        hand: withStatus(own(world, employer), 'changes_requested'),
      })),
    'jobs.expiring': (world) =>
      perEmployer(world, async (employer) => ({
        server: (await listed(employer, { status: 'published', sort: 'expiry' })).filter(
          ({ expiresAt }) => expiresAt !== null && Date.parse(expiresAt) - world.clock.time <= 8 * DAY,
        ).length,
        hand: own(world, employer).filter(({ status, days }) => status === 'published' && days === 7).length,
      })),
    'jobs.moderation': moderation,
    'job-search.saved-searches': (world) =>
      Promise.all(
        world.candidates.map(async ({ name, caller, search }) => ({
          of: name,
          server: (await caller.reply(listSavedSearches)).items.map(({ fresh }) => fresh.count),
          hand: search === undefined ? [] : [freshFor(world, search)],
        })),
      ),
  },
};

function freshFor(world: World, { of: employer, at }: { readonly of: HandEmployer; readonly at: number }): number {
  return own(world, employer).filter(({ status, publishedAt = 0 }) => status === 'published' && publishedAt > at).length;
}
