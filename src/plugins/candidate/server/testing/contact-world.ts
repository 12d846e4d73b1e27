import { randomUUID } from 'node:crypto';
import type { FileState } from '#core/contract/files/stored-file.ts';
import { keptFile } from '#core/testing/kept-file.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import { createJob } from '#plugins/jobs/contract/endpoints.ts';
import type { JobInput } from '#plugins/jobs/contract/schemas.ts';
import { saveSection } from '../../contract/save-section.ts';
import { BLANK_SECTIONS, type ProfileSections } from '../../contract/sections.ts';

const ID = '018f0000-0000-7000-8000-000000000001';

/** A profile that every company finds. */
export const FOUND = {
  basics: { ...BLANK_SECTIONS.basics, headline: 'Gardener', isOldEnough: true },
  place: { ...BLANK_SECTIONS.place, country: 'BE', city: 'Ghent', phone: '+3292101010' },
  preferences: { ...BLANK_SECTIONS.preferences, titles: ['Gardener'], employmentTypes: ['full_time'], workModes: ['onsite'] },
  education: {
    items: [
      {
        ...{ id: ID, institution: 'School', level: 'school', field: '', startYear: null, endYear: null },
        ...{ grade: '', description: '' },
      },
    ],
  },
  skills: {
    items: ['Pruning', 'Mowing', 'Grafting'].map((name, index) => ({
      ...{ id: ID.replace(/1$/, String(index)), code: '', name, level: null, years: null, lastUsed: null },
    })),
  },
  portfolio: { ...BLANK_SECTIONS.portfolio, summary: 'I like roses.' },
  review: { ...BLANK_SECTIONS.review, isConfirmed: true, visibility: 'all' },
} as const satisfies Partial<ProfileSections>;

const SECTIONS = ['basics', 'place', 'preferences', 'education', 'skills', 'portfolio', 'review'] as const;

/** A candidate with this name whom companies find, as far as the changed sections allow. Returns the id. */
export async function foundCandidate(server: TestServer, name: string, changed: Partial<ProfileSections> = {}): Promise<string> {
  const candidate = server.as('candidate', name);
  const { userId } = await candidate.actor();
  await server.db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
  const values: Partial<ProfileSections> = { ...FOUND, ...changed };
  for (const section of SECTIONS) {
    await candidate.reply(saveSection(section), { body: { value: values[section] ?? BLANK_SECTIONS[section], version: 0 } });
  }
  return userId;
}

const A_JOB: JobInput = {
  title: 'Gardener',
  description: 'You look after parks and gardens in every season, alone and with colleagues. '.repeat(3).trim(),
  location: 'Ghent',
  workMode: 'onsite',
  employmentType: 'full_time',
  salary: { min: 2_500_000, max: 3_000_000, currency: 'EUR', period: 'year' },
};

/** The company of an employer with this name, and a posting of it. */
export async function hiringCompany(server: TestServer, name: string): Promise<{ readonly companyId: string; readonly jobId: string }> {
  const employer = server.as('employer', name);
  const { id: companyId } = await employer.reply(createCompany, { body: { name: `Company of ${name}` } });
  return { companyId, jobId: await anotherPosting(server, name) };
}

/** A new posting of the only company of an employer. */
export async function anotherPosting(server: TestServer, name: string, changed: Partial<JobInput> = {}): Promise<string> {
  // The same posting is not created twice within a minute.
  const description = `${A_JOB.description} ${randomUUID()}`;
  return (await server.as('employer', name).reply(createJob, { body: { ...A_JOB, description, ...changed } })).id;
}

/** A file of a candidate with this name, which nothing uses. */
export async function aCandidateFile(server: TestServer, name: string, purpose: string, state: FileState = 'ready'): Promise<string> {
  const { userId } = await server.as('candidate', name).actor();
  return keptFile(server, { kind: 'user', id: userId }, { purpose, state });
}

/** Saves these files as the CVs of a candidate's profile, the first one as the default. */
export async function withCvs(server: TestServer, name: string, version: number, ...fileIds: readonly string[]): Promise<void> {
  const cvs = fileIds.map((fileId, index) => ({ fileId, name: `CV ${index + 1}`, isDefault: index === 0 }));
  const value = { ...BLANK_SECTIONS.portfolio, summary: FOUND.portfolio.summary, cvs };
  await server.as('candidate', name).reply(saveSection('portfolio'), { body: { value, version } });
}
