import { inTransaction } from '#core/server/db/transaction.ts';
import type { TestServer } from '#core/testing/server-kit.ts';
import type { Skill, SpokenLanguage } from '../../contract/item-schemas.ts';
import { SECTIONS } from '../../contract/section-names.ts';
import type { ProfileSections } from '../../contract/sections.ts';
import { COMPLETE } from '../../contract/testing/some-sections.ts';
import type { CandidateTables } from '../candidate-tables.ts';
import { projectCandidate } from '../search/project-candidate.ts';

const ID = '018f0000-0000-7000-8000-000000000001';

// Fixtures for the client have ids that are too short for stored profiles.
const { experience, education, ...complete } = COMPLETE;

/** A profile that all employers find, 80 % complete: without skills and languages. */
export const OFFERED: ProfileSections = {
  ...complete,
  experience: { items: experience.items.map((job) => ({ ...job, id: ID })) },
  education: { items: education.items.map((school) => ({ ...school, id: ID })) },
  skills: { items: [] },
  languages: { items: [] },
  review: { ...complete.review, visibility: 'all' },
};

export function skill(name: string, code = ''): Skill {
  return { id: ID, code, name, level: null, years: null, lastUsed: null };
}

export function language(code: string, level: SpokenLanguage['level']): SpokenLanguage {
  return { id: ID, code, level };
}

export interface CandidateSketch {
  readonly sections?: Partial<ProfileSections>;
  readonly at?: Date;
  readonly emailVerified?: boolean;
}

/** Stores an offered profile with these sections, as a candidate who saved them. Returns the candidate's id. */
export async function offer(
  api: TestServer,
  name: string,
  { sections, at = new Date(), emailVerified = true }: CandidateSketch = {},
): Promise<string> {
  const { userId } = await api.as('candidate', name).actor();
  const values = { ...OFFERED, ...sections };
  const db = api.db.$extendTables<CandidateTables>();
  await inTransaction(db, async (own) => {
    await own.updateTable('users').set({ email_verified: emailVerified }).where('id', '=', userId).execute();
    await own.deleteFrom('candidate_sections').where('candidate_id', '=', userId).execute();
    const rows = SECTIONS.map((section) => ({
      ...{ candidate_id: userId, section, document: JSON.stringify(values[section]), version: 1, updated_at: at },
    }));
    await own.insertInto('candidate_sections').values(rows).execute();
    await projectCandidate(own, userId, at);
  });
  return userId;
}
