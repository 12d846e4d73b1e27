import { ApiUser, confirmEmail } from '#tests/support/api-client.ts';
import { BLANK_SECTIONS } from '../contract/sections.ts';

/** A user who can sign in at the page, and is signed in at the API. */
export interface TestPerson {
  readonly email: string;
  readonly password: string;
  readonly api: ApiUser;
}

const PASSWORD = 'a-long-enough-one';

/** A user with a confirmed address. */
async function aPerson(url: string, name: string, role: 'candidate' | 'employer'): Promise<TestPerson> {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@finding.test`;
  await (await ApiUser.signUp(url, email, PASSWORD, name)).must('POST', '/me/role', { role });
  await confirmEmail(url, email, PASSWORD);
  const api = await ApiUser.signIn(url, email, PASSWORD);
  // The token with the confirmed address reaches the server with the next call.
  await api.must('GET', '/me');
  return { email, password: PASSWORD, api };
}

/** An employer with a company and one published posting. */
export async function anEmployerWithPosting(url: string, name: string, title: string): Promise<TestPerson> {
  const employer = await aPerson(url, name, 'employer');
  await employer.api.must('POST', '/companies', { name: `${name} works` });
  const { job } = await employer.api.must<{ job: { id: string; version: number } }>('POST', '/jobs/drafts', {
    title,
    description: 'You look after the locks and weirs of the canal, in every season, with two colleagues. '.repeat(3).trim(),
    ...{ location: 'Bergen', country: 'NO', workMode: 'onsite', employmentType: 'full_time', category: 'engineering' },
    salary: { min: 5_000_000, max: 6_500_000, currency: 'EUR', period: 'year' },
  });
  await employer.api.must('POST', `/jobs/${job.id}/moves`, { to: 'published', version: job.version, days: 7 });
  return employer;
}

/** A candidate with a confirmed address and a filled profile, whom every company may find. */
export async function aFoundCandidate(url: string, name: string, headline: string): Promise<TestPerson> {
  const candidate = await aPerson(url, name, 'candidate');
  for (const [section, value] of Object.entries(sectionsOf(headline))) {
    await candidate.api.must('PUT', `/candidates/me/${section}`, { value, version: 0 });
  }
  return candidate;
}

const idOf = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

function sectionsOf(headline: string): Readonly<Record<string, unknown>> {
  const job = { title: headline, company: 'Lock works', place: 'Kampen', employmentType: 'full_time', description: '', skills: [] };
  const skill = { code: '', level: 4, years: 5, lastUsed: null };
  return {
    basics: { ...BLANK_SECTIONS.basics, headline, isOldEnough: true },
    place: { ...BLANK_SECTIONS.place, country: 'NL', city: 'Kampen' },
    preferences: {
      ...BLANK_SECTIONS.preferences,
      ...{ titles: [headline], employmentTypes: ['full_time'], workModes: ['onsite'], search: 'active', availability: 'now' },
    },
    experience: { items: [{ id: idOf(1), ...job, start: '2018-01', end: '', isCurrent: true }] },
    skills: { items: ['Locks', 'Weirs', 'Pumps'].map((skillName, at) => ({ id: idOf(10 + at), name: skillName, ...skill })) },
    languages: { items: [{ id: idOf(20), code: 'nl', level: 'native' }] },
    portfolio: { ...BLANK_SECTIONS.portfolio, summary: 'I look after locks.' },
    review: { ...BLANK_SECTIONS.review, isConfirmed: true, visibility: 'all' },
  };
}
