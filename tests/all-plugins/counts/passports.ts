import { grantRequest, refuseRequest } from '#plugins/skill-passports/contract/credential-endpoints.ts';
import type { IssuerDecision } from '#plugins/skill-passports/contract/issuer.ts';
import {
  askToIssue,
  countWaitingIssuers,
  decideIssuer,
  listAchievements,
  listMyIssuers,
} from '#plugins/skill-passports/contract/issuer-endpoints.ts';
import { acceptCredential, declineCredential, getPassport } from '#plugins/skill-passports/contract/passport-endpoints.ts';
import { anOffer, aRequest, draftAchievement, REASON, type TestIssuer } from '#plugins/skill-passports/server/testing/passport-world.ts';
import { type Act, type Compared, type HandCredential, type HandEmployer, type Part, pick, type World } from './world.ts';

const ask: Act = async (world, { who }) => {
  const employer = pick(world.employers, who);
  if (employer === undefined) return;
  const { companyId, issuer } = employer;
  const name = issuer === undefined ? `Issuer of ${employer.name}` : `Name ${issuer.version} of ${employer.name}`;
  const { id, version } = await employer.caller.reply(askToIssue, { body: { companyId, name } });
  if (issuer === undefined) employer.issuer = { id, state: 'pending', askedName: null, version, achievements: 0 };
  else Object.assign(issuer, { askedName: name, version });
};

const decide: Act = async (world, { who, how }) => {
  const issuer = pick(world.employers, who)?.issuer;
  if (issuer === undefined) return;
  const to: IssuerDecision['to'] = how % 3 === 0 ? 'suspended' : 'trusted';
  if (issuer.state === to && issuer.askedName === null) return;
  const { version } = issuer;
  const body: IssuerDecision = to === 'trusted' ? { to, version } : { to, reason: REASON, version };
  const decided = await world.admin('passports').reply(decideIssuer, { params: { id: issuer.id }, body });
  Object.assign(issuer, { state: to, askedName: null, version: decided.version });
};

function asTestIssuer({ name, companyId, issuer }: HandEmployer): TestIssuer {
  return { employer: name, companyId, issuerId: issuer?.id ?? '' };
}

const describe: Act = async (world, { who }) => {
  const employer = pick(world.employers, who);
  if (employer?.issuer === undefined || employer.issuer.achievements > 5) return;
  await draftAchievement(world.api, asTestIssuer(employer));
  employer.issuer.achievements += 1;
};

const offer: Act = async (world, { who, what, how }) => {
  const [employer, candidate] = [pick(world.employers, who), pick(world.candidates, what)];
  if (employer?.issuer?.state !== 'trusted' || candidate === undefined || employer.issuer.achievements > 5) return;
  const needs = { issuer: asTestIssuer(employer), candidate: candidate.name };
  const isRequest = how % 2 === 0;
  const { id, version } = isRequest ? await aRequest(world.api, needs) : await anOffer(world.api, needs);
  employer.issuer.achievements += 1;
  world.credentials.push({ id, employer, candidate, state: isRequest ? 'requested' : 'offered', version });
};

const answer: Act = async (world, { what, how }) => {
  const open = world.credentials.filter(({ candidate, state }) => world.candidates.includes(candidate) && state === 'offered');
  const credential = pick(open, what);
  if (credential === undefined) return;
  const isTrusted = credential.employer.issuer?.state === 'trusted';
  const [call, state] = isTrusted && how % 2 === 0 ? ([acceptCredential, 'active'] as const) : ([declineCredential, 'declined'] as const);
  const { id, version } = credential;
  const { version: next } = await credential.candidate.caller.reply(call, { params: { id }, body: { version } });
  Object.assign(credential, { state, version: next });
};

const settle: Act = async (world, { what, how }) => {
  const credential = pick(requestsOf(world.credentials, world.employers), what);
  if (credential === undefined) return;
  const { id, version, employer } = credential;
  const grants = employer.issuer?.state === 'trusted' && how % 2 === 0;
  const params = { id };
  const { version: next } = grants
    ? await employer.caller.reply(grantRequest, { params, body: { evidence: [], result: '', version } })
    : await employer.caller.reply(refuseRequest, { params, body: { reason: REASON, version } });
  Object.assign(credential, { state: grants ? 'offered' : 'declined', version: next });
};

function requestsOf(credentials: readonly HandCredential[], employers: readonly HandEmployer[]): HandCredential[] {
  return credentials.filter(({ state, employer }) => state === 'requested' && employers.includes(employer));
}

async function waiting(world: World): Promise<readonly Compared[]> {
  const { count } = await world.admin('passports').reply(countWaitingIssuers);
  const issuers = world.everybody.employers.flatMap(({ issuer }) => issuer ?? []);
  const hand = issuers.filter(({ state, askedName }) => state === 'pending' || askedName !== null).length;
  return [{ of: 'deciders', server: count, hand }];
}

/** Whether a trusted issuer has described nothing, and how many requests wait for an answer. */
async function issuerTasks(world: World, employer: HandEmployer): Promise<Compared> {
  const { caller, issuer, name } = employer;
  const { items } = await caller.reply(listMyIssuers);
  const server = await Promise.all(
    items.map(async ({ id, state, openRequests }) => {
      const { items: achievements } = await caller.reply(listAchievements, { params: { id } });
      return { openRequests, isBlank: state === 'trusted' && achievements.length === 0 };
    }),
  );
  const openRequests = requestsOf(world.credentials, [employer]).length;
  const hand = issuer === undefined ? [] : [{ openRequests, isBlank: issuer.state === 'trusted' && issuer.achievements === 0 }];
  return { of: name, server, hand };
}

/** Issuers, their achievements, and credentials. */
export const passports: Part = {
  acts: { ask, decide, describe, offer, answer, settle },
  counts: { 'skill-passports.count-waiting-issuers': waiting },
  todos: {
    'skill-passports.decisions': waiting,
    'skill-passports.issuer': (world) => Promise.all(world.employers.map((employer) => issuerTasks(world, employer))),
    'skill-passports.offers': (world) =>
      Promise.all(
        world.candidates.map(async (candidate) => ({
          of: candidate.name,
          server: (await candidate.caller.reply(getPassport)).credentials.filter(({ state }) => state === 'offered').length,
          hand: world.credentials.filter((each) => each.candidate === candidate && each.state === 'offered').length,
        })),
      ),
  },
};
