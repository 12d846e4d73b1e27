import { countSuggestions, decideSuggestion, listSuggestions } from '#plugins/admin-masters/contract/endpoints.ts';
import { getCandidate } from '#plugins/candidate/contract/candidate-endpoints.ts';
import { isFinished } from '#plugins/candidate/contract/completeness.ts';
import { countViews, getMyProfile, saveSkills } from '#plugins/candidate/contract/endpoints.ts';
import { answerInvitation, inviteCandidate, listMyInvitations } from '#plugins/candidate/contract/invitation-endpoints.ts';
import { getCompany, listMyCompanies, updateCompany } from '#plugins/employer/contract/endpoints.ts';
import { type Act, type Compared, type HandCandidate, type Part, pick, type World } from './world.ts';

const FEWEST_PEOPLE = 3;
const SKILL_ID = '018f0000-0000-7000-8000-00000000000';

const typeSkill: Act = async (world, { who, how }) => {
  const candidate = pick(world.candidates, who);
  if (candidate === undefined) return;
  // Several populations type the same few words.
  candidate.skills.names.add(`Skill ${how % 4}`);
  const items = [...candidate.skills.names].map((name, index) => ({
    ...{ id: `${SKILL_ID}${index}`, code: '', name, level: null, years: null, lastUsed: null },
  }));
  const { version } = candidate.skills;
  await candidate.caller.reply(saveSkills, { body: { value: { items }, version } });
  candidate.skills.version = version + 1;
};

const refuse: Act = async (world, { what }) => {
  const params = { entity: 'skills' };
  const { items } = await world.admin('masters').reply(listSuggestions, { params });
  const suggestion = pick(items, what);
  if (suggestion === undefined) return;
  await world.admin('masters').reply(decideSuggestion, { params: { ...params, id: suggestion.id }, body: { decision: 'refuse' } });
  world.refusedSkills.add(suggestion.text);
};

const tellAbout: Act = async ({ employers }, { who, how }) => {
  const employer = pick(employers, who);
  if (employer === undefined) return;
  const { version } = await employer.caller.reply(getCompany, { params: { id: employer.companyId } });
  const about = how % 3 === 0 ? null : 'We build harbours.';
  await employer.caller.reply(updateCompany, { params: { id: employer.companyId }, body: { about, version } });
  employer.about = about;
};

const found = ({ candidates }: World): HandCandidate | undefined => candidates.find(({ isFound }) => isFound);

const openProfile: Act = async (world, { who }) => {
  const [candidate, employer] = [found(world), pick(world.employers, who)];
  if (candidate === undefined || employer === undefined) return;
  await employer.caller.reply(getCandidate, { params: { id: candidate.userId } });
  candidate.openedBy.add(employer);
};

const invite: Act = async (world, { who, what }) => {
  const [candidate, employer] = [found(world), pick(world.employers, who)];
  const open = world.jobs.filter(
    (job) =>
      job.employer === employer &&
      job.status === 'published' &&
      !world.invitations.some((each) => each.job === job) &&
      !world.applications.some((each) => each.job === job && each.candidate === candidate),
  );
  const job = pick(open, what);
  if (candidate === undefined || employer === undefined || job === undefined) return;
  const input = { params: { id: candidate.userId }, body: { jobId: job.id, message: '' } };
  const { id } = await employer.caller.reply(inviteCandidate, input);
  world.invitations.push({ id, job, candidate, state: 'open' });
};

const decline: Act = async ({ invitations, candidates }, { what }) => {
  const invitation = pick(
    invitations.filter(({ state, candidate, job }) => state === 'open' && candidates.includes(candidate) && job.status === 'published'),
    what,
  );
  if (invitation === undefined) return;
  await invitation.candidate.caller.reply(answerInvitation, { params: { id: invitation.id }, body: { decline: true } });
  invitation.state = 'declined';
};

/** Names that at least three people typed, without refused ones. */
async function suggestions(world: World): Promise<readonly Compared[]> {
  const { items } = await world.admin('masters').reply(countSuggestions);
  const names = world.everybody.candidates.flatMap(({ skills }) => [...skills.names]);
  const typed = [...new Set(names)].filter((name) => names.filter((each) => each === name).length >= FEWEST_PEOPLE);
  const hand = typed.filter((name) => !world.refusedSkills.has(name)).length;
  return [{ of: 'skills', server: items.find(({ entity }) => entity === 'skills')?.count ?? 0, hand }];
}

const perCandidate = (
  { candidates }: World,
  compare: (candidate: HandCandidate) => Promise<Omit<Compared, 'of'>>,
): Promise<readonly Compared[]> =>
  Promise.all(candidates.map(async (candidate) => ({ of: candidate.name, ...(await compare(candidate)) })));

/** Profiles of candidates and companies, and what follows from them. */
export const profiles: Part = {
  acts: { typeSkill, refuse, tellAbout, openProfile, invite, decline },
  counts: {
    'admin-masters.count-suggestions': suggestions,
    'candidate.count-views': (world) =>
      perCandidate(world, async ({ caller, openedBy }) => ({ server: (await caller.reply(countViews)).companies, hand: openedBy.size })),
  },
  todos: {
    'admin-masters.suggestions': suggestions,
    'candidate.profile': (world) =>
      perCandidate(world, async ({ caller, isFound }) => ({ server: isFinished(await caller.reply(getMyProfile)), hand: isFound })),
    'candidate.invitations': (world) =>
      perCandidate(world, async (candidate) => ({
        server: (await candidate.caller.reply(listMyInvitations, { query: { limit: 100 } })).items.length,
        hand: world.invitations.filter((each) => each.candidate === candidate && each.state === 'open' && each.job.status === 'published')
          .length,
      })),
    'employer.company': (world) =>
      Promise.all(
        world.employers.map(async ({ name, caller, about }) => ({
          of: name,
          server: (await caller.reply(listMyCompanies)).items.map((company) => company.about),
          hand: [about],
        })),
      ),
  },
};
