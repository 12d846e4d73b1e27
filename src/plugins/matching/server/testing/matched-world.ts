import type { TestCaller, TestServer } from '#core/testing/server-kit.ts';
import { saveSection } from '#plugins/candidate/contract/save-section.ts';
import type { SectionName } from '#plugins/candidate/contract/section-names.ts';
import { BLANK_SECTIONS, type ProfileSections } from '#plugins/candidate/contract/sections.ts';
import { createCompany } from '#plugins/employer/contract/endpoints.ts';
import type { DraftInput } from '#plugins/jobs/contract/managing.ts';
import { createDraft, moveJob } from '#plugins/jobs/contract/managing-endpoints.ts';

/** An employer with a company. */
export async function aCompany(api: TestServer, name: string): Promise<TestCaller> {
  const employer = api.as('employer', name);
  await employer.reply(createCompany, { body: { name: `${name} works` } });
  return employer;
}

/** A posting that needs two skills, as a draft. */
export async function aMatchedDraft(
  employer: TestCaller,
  fields: Partial<DraftInput> = {},
): Promise<{ readonly id: string; readonly version: number }> {
  const skill = { code: '', level: 3, must: true };
  const { job } = await employer.reply(createDraft, {
    body: {
      title: 'Ward nurse',
      description: 'You look after twelve patients on a surgical ward, together with one other nurse. '.repeat(3),
      location: 'Porto',
      country: 'PT',
      workMode: 'onsite',
      employmentType: 'full_time',
      salary: { min: 2_000_000, max: 2_900_000, currency: 'EUR', period: 'year' },
      experienceMin: 2,
      details: {
        skills: [
          { ...skill, name: 'Wound care' },
          { ...skill, name: 'Infusions' },
        ],
      },
      ...fields,
    },
  });
  return job;
}

/** The same posting, published. */
export async function aMatchedPosting(employer: TestCaller, fields: Partial<DraftInput> = {}): Promise<string> {
  const { id, version } = await aMatchedDraft(employer, fields);
  await employer.reply(moveJob, { params: { id }, body: { to: 'published', version } });
  return id;
}

/** Saves a section of a new profile. */
export async function save<Name extends SectionName>(
  candidate: TestCaller,
  name: Name,
  value: Partial<ProfileSections[Name]>,
): Promise<void> {
  const status = await candidate.status(saveSection(name), { body: { value: { ...BLANK_SECTIONS[name], ...value }, version: 0 } });
  expect(status).toBe(200);
}
