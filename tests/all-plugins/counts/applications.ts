import {
  ACTIVE_STAGES,
  APPLICATION_STAGES,
  type ApplicationStage,
  COURSE_STAGES,
  movesFrom,
  UNDO_MS,
} from '#plugins/applications/contract/application.ts';
import { listDrafts, saveDraft } from '#plugins/applications/contract/applying/draft-endpoints.ts';
import type { ListedDraft } from '#plugins/applications/contract/applying/draft-schemas.ts';
import {
  applyToJob,
  countApplicants,
  countApplications,
  countMyApplications,
  countNewApplicants,
  countOwnApplications,
  listApplications,
  moveApplication,
} from '#plugins/applications/contract/endpoints.ts';
import {
  type Act,
  type Compared,
  type HandApplication,
  type HandCandidate,
  type HandEmployer,
  type HandJob,
  type Part,
  pick,
  type World,
} from './world.ts';

const DAY_MS = 86_400_000;

/** The present stage of an application. */
export const stageOf = ({ stages }: HandApplication): ApplicationStage => stages.at(-1) ?? 'submitted';

/** Whether an application has not ended. */
export const isActive = (application: HandApplication): boolean => ACTIVE_STAGES.includes(stageOf(application));

const present = ({ applications, employers }: World): HandApplication[] =>
  applications.filter(({ job }) => employers.includes(job.employer));

/** The postings to which the candidate can still apply. */
const openTo = (world: World, candidate: HandCandidate | undefined): HandJob[] =>
  world.jobs.filter(
    (job) =>
      job.status === 'published' &&
      world.employers.includes(job.employer) &&
      !world.applications.some((each) => each.job === job && each.candidate === candidate),
  );

const begin: Act = async (world, { who, what }) => {
  const candidate = pick(world.candidates, who);
  const job = pick(openTo(world, candidate), what);
  if (candidate === undefined || job === undefined || world.drafts.some((each) => each.job === job && each.candidate === candidate)) return;
  await candidate.caller.reply(saveDraft, { params: { id: job.id }, body: { content: { message: 'I would' }, version: 0 } });
  world.drafts.push({ job, candidate });
};

const apply: Act = async (world, { who, what }) => {
  const candidate = pick(world.candidates, who);
  const job = pick(openTo(world, candidate), what);
  if (candidate === undefined || job === undefined) return;
  const { id, version } = await candidate.caller.reply(applyToJob, { params: { id: job.id }, body: {} });
  world.applications.push({ id, job, candidate, stages: ['submitted'], version });
  world.drafts = world.drafts.filter((each) => each.job !== job || each.candidate !== candidate);
  for (const invitation of world.invitations) {
    if (invitation.job === job && invitation.candidate === candidate && invitation.state === 'open') invitation.state = 'applied';
  }
};

const move: Act = async (world, { what, how }) => {
  const application = pick(present(world), what);
  if (application === undefined) return;
  const stage = pick(movesFrom(stageOf(application), 'employer'), how);
  if (stage === undefined) return;
  await application.job.employer.caller.reply(moveApplication, { params: { id: application.id }, body: { stage } });
  application.stages.push(stage);
};

const withdraw: Act = async (world, { what }) => {
  const application = pick(present(world).filter(isActive), what);
  if (application === undefined) return;
  // The candidate sees a move of the employer when it can no longer be undone.
  world.clock.time += 6 * UNDO_MS;
  await application.candidate.caller.reply(moveApplication, { params: { id: application.id }, body: { stage: 'withdrawn' } });
  application.stages.push('withdrawn');
};

const ofCompany = ({ applications }: World, employer: HandEmployer): HandApplication[] =>
  applications.filter(({ job }) => job.employer === employer);

const newOf = (applications: readonly HandApplication[]): number => applications.filter((each) => stageOf(each) === 'submitted').length;

/** The place of the furthest stage in the course: where it is now, or how far it was before it ended outside of the course. */
function furthest(application: HandApplication): number {
  const now = COURSE_STAGES.indexOf(stageOf(application));
  return now >= 0 ? now : Math.max(0, ...application.stages.map((stage) => COURSE_STAGES.indexOf(stage)));
}

function stagesByHand(applications: readonly HandApplication[]) {
  return APPLICATION_STAGES.map((stage) => {
    const now = applications.filter((each) => stageOf(each) === stage).length;
    const place = COURSE_STAGES.indexOf(stage);
    return { stage, now, reached: place < 0 ? now : applications.filter((each) => furthest(each) >= place).length };
  });
}

async function applicantsOf(world: World, employer: HandEmployer): Promise<Compared> {
  const jobs = world.jobs.filter((job) => job.employer === employer);
  const { items } =
    jobs.length === 0
      ? { items: [] }
      : await employer.caller.reply(countApplicants, { query: { jobIds: jobs.map(({ id }) => id).join(',') } });
  const hand = jobs.map((job) => {
    const there = world.applications.filter((each) => each.job === job && stageOf(each) !== 'withdrawn');
    return { jobId: job.id, total: there.length, new: newOf(there) };
  });
  return { of: employer.name, server: items, hand };
}

const applicants = (world: World): Promise<readonly Compared[]> =>
  Promise.all(world.employers.map((employer) => applicantsOf(world, employer)));

const LAST_DAYS = 3;

/** The drafts whose posting ends soon. No posting of these worlds promises an answer, so none is late. */
async function endingDrafts(world: World, candidate: HandCandidate): Promise<Compared> {
  const { items } = await candidate.caller.reply(listDrafts);
  const late = await candidate.caller.reply(listApplications, { query: { standing: 'late', limit: 20 } });
  const leftOf = (end: number): number => (end - world.clock.time) / DAY_MS;
  const isSoon = ({ takesApplications, endsAt }: ListedDraft): boolean =>
    takesApplications && endsAt !== null && leftOf(Date.parse(endsAt)) <= LAST_DAYS;
  const hand = world.drafts.filter(
    ({ job, candidate: of }) =>
      of === candidate &&
      job.status === 'published' &&
      job.publishedAt !== undefined &&
      leftOf(job.publishedAt + job.days * DAY_MS) <= LAST_DAYS,
  );
  return { of: candidate.name, server: items.filter(isSoon).length + late.items.length, hand: hand.length };
}

function standingsByHand(own: readonly HandApplication[]) {
  const active = own.filter(isActive).length;
  return { all: own.length, active, late: 0, ended: own.length - active };
}

/** Applications, from both sides. */
export const applications: Part = {
  acts: { begin, apply, move, withdraw },
  counts: {
    'applications.count-standings': (world) =>
      Promise.all(
        world.candidates.map(async (candidate) => ({
          of: candidate.name,
          server: await candidate.caller.reply(countOwnApplications, { query: {} }),
          hand: standingsByHand(world.applications.filter((each) => each.candidate === candidate)),
        })),
      ),
    'applications.count-stages': (world) =>
      Promise.all(
        world.jobs
          .filter(({ employer }) => world.employers.includes(employer))
          .map(async (job) => ({
            of: job.id,
            server: (await job.employer.caller.reply(countApplications, { params: { id: job.id }, query: {} })).stages,
            hand: stagesByHand(world.applications.filter((each) => each.job === job)),
          })),
      ),
    'applications.count-own': (world) =>
      Promise.all(
        world.candidates.map(async (candidate) => ({
          of: candidate.name,
          server: (await candidate.caller.reply(countMyApplications)).count,
          hand: world.applications.filter((each) => each.candidate === candidate && isActive(each)).length,
        })),
      ),
    'applications.count-new': (world) =>
      Promise.all(
        world.employers.map(async (employer) => ({
          of: employer.name,
          server: (await employer.caller.reply(countNewApplicants)).count,
          hand: newOf(ofCompany(world, employer)),
        })),
      ),
    'applications.count-applicants': applicants,
  },
  todos: {
    'applications.applicants': applicants,
    'applications.own': (world) => Promise.all(world.candidates.map((candidate) => endingDrafts(world, candidate))),
  },
};
