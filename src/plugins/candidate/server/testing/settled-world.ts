import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { keptFile } from '#core/testing/kept-file.ts';
import type { TestCaller, TestServer } from '#core/testing/server-kit.ts';
import { applyToJob, moveApplication } from '#plugins/applications/contract/endpoints.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import { saveSection } from '../../contract/save-section.ts';
import { SECTIONS } from '../../contract/section-names.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../../contract/sections.ts';
import type { World, WorldCandidate } from './visibility-world.ts';

/** A company of a world, with a posting that takes applications. */
interface SettledCompany {
  readonly id: string;
  readonly jobId: string;
}

export interface SettledCandidate {
  readonly id: string;
  readonly caller: TestCaller;
  readonly cvId: string;
  readonly paperId: string;
}

/** A world with rows in the database. Everything stands in the order of the world. */
export interface SettledWorld {
  readonly companies: readonly SettledCompany[];
  readonly members: readonly TestCaller[];
  readonly candidates: readonly SettledCandidate[];
}

/** Makes the users, companies, profiles and applications of a world. The names begin with `name`. */
export async function settle(api: TestServer, name: string, world: World): Promise<SettledWorld> {
  const companies: SettledCompany[] = [];
  for (const [at, { website, isVerified }] of world.companies.entries()) {
    const company = await settleCompany(api, `${name}-company-${at}`, website);
    if (isVerified) await verify(api, company.id);
    companies.push(company);
  }
  const members: TestCaller[] = [];
  for (const [at, { companies: places, mailHost }] of world.members.entries()) {
    const member = api.as('employer', `${name}-member-${at}`);
    const { userId } = await member.actor();
    await api.db
      .updateTable('users')
      .set({ email: `${name}-${at}@${mailHost}` })
      .where('id', '=', userId)
      .execute();
    for (const place of places) await join(api, userId, companies[place]);
    members.push(member);
  }
  const candidates: SettledCandidate[] = [];
  for (const [at, candidate] of world.candidates.entries())
    candidates.push(await settleCandidate(api, `${name}-${at}`, candidate, companies));
  return { companies, members, candidates };
}

async function settleCompany(api: TestServer, name: string, website: string | null): Promise<SettledCompany> {
  const owner = api.as('employer', name);
  const { id } = await owner.reply(createCompany, { body: { name } });
  const address = website === null ? null : `https://${website}/`;
  await sql`update companies set website = ${address} where id = ${id}`.execute(api.db);
  const job = await owner.reply(createJob, {
    body: {
      title: 'Gardener',
      description: 'You look after parks and gardens in every season, alone and with colleagues. '.repeat(3),
      ...{ location: 'Ghent', workMode: 'onsite', employmentType: 'full_time' },
      salary: { min: 2_500_000, max: 3_000_000, currency: 'EUR', period: 'year' },
    },
  });
  return { id, jobId: job.id };
}

/** As the service `employer.verified-mark` does. */
export async function verify(api: TestServer, companyId: string): Promise<void> {
  await sql`update companies set verification = 'verified', verified_at = now(), verified_way = 'dns' where id = ${companyId}`.execute(
    api.db,
  );
}

async function join(api: TestServer, userId: string, company: SettledCompany | undefined): Promise<void> {
  if (company === undefined) return;
  await sql`insert into company_members (company_id, user_id, role) values (${company.id}, ${userId}, 'owner')`.execute(api.db);
}

async function settleCandidate(
  api: TestServer,
  name: string,
  candidate: WorldCandidate,
  companies: readonly SettledCompany[],
): Promise<SettledCandidate> {
  const caller = api.as('candidate', name);
  const { userId: id } = await caller.actor();
  const owner = { kind: 'user', id } as const;
  const [cvId, paperId] = [await keptFile(api, owner, { purpose: 'cv' }), await keptFile(api, owner, { purpose: 'certificate' })];
  const values = profileOf(candidate, { cvId, paperId }, companies);
  for (const section of SECTIONS) await caller.reply(saveSection(section), { body: { value: values[section], version: 0 } });
  const jobOf = (place: number): string => companies[place]?.jobId ?? '';
  for (const place of candidate.withdrawn) {
    const { id: applicationId, version } = await caller.reply(applyToJob, { params: { id: jobOf(place) }, body: {} });
    await caller.reply(moveApplication, { params: { id: applicationId }, body: { stage: 'withdrawn', version } });
  }
  for (const place of candidate.applied) await caller.reply(applyToJob, { params: { id: jobOf(place) }, body: {} });
  const suspension = candidate.isSuspended ? ({ status: 'suspended', suspended_for: 'other', suspended_at: new Date() } as const) : {};
  await api.db
    .updateTable('users')
    .set({ email_verified: candidate.isConfirmed, ...suspension })
    .where('id', '=', id)
    .execute();
  return { id, caller, cvId, paperId };
}

/** Sections with exactly 60 %, or one skill less. */
function profileOf(
  candidate: WorldCandidate,
  { cvId, paperId }: Pick<SettledCandidate, 'cvId' | 'paperId'>,
  companies: readonly SettledCompany[],
): ProfileSections {
  const { visibility, search, showsName, showsCv, blockedCompanies, blockedDomains, isComplete } = candidate;
  const skill = { code: '', level: null, years: null, lastUsed: null };
  const names = isComplete ? ['Pruning', 'Mowing', 'Planting'] : ['Pruning', 'Mowing'];
  const paper = { name: 'Ladders', issuer: 'City', number: '', issued: '', expires: '', url: '', paper: paperId };
  return {
    ...BLANK_SECTIONS,
    basics: { ...BLANK_SECTIONS.basics, headline: 'Gardener', isOldEnough: true },
    place: { ...BLANK_SECTIONS.place, country: 'BE', city: 'Ghent', phone: '+3292101010' },
    preferences: {
      ...{ ...BLANK_SECTIONS.preferences, search, titles: ['Gardener'] },
      ...{ employmentTypes: ['full_time'], workModes: ['onsite'] },
    },
    skills: { items: names.map((each) => ({ ...skill, id: uuid(), name: each })) },
    certificates: { items: [{ ...paper, id: uuid() }], driving: [] },
    portfolio: { ...BLANK_SECTIONS.portfolio, cvs: [{ fileId: cvId, name: 'CV', isDefault: true }] },
    review: {
      ...{ ...BLANK_SECTIONS.review, isConfirmed: true, visibility, showsName, showsCv, blockedDomains },
      blockedCompanies: blockedCompanies.map((place) => ({ id: companies[place]?.id ?? '', name: `Company ${place}` })),
    },
  };
}
