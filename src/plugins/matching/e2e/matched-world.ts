import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'a-long-enough-one';

/** A user who is signed in at the API and can sign in at the page. */
export interface TestPerson {
  readonly email: string;
  readonly password: string;
  readonly api: ApiUser;
}

async function aPerson(url: string, name: string, role: string): Promise<TestPerson> {
  const email = `${name}@matches.test`;
  const api = await ApiUser.signUp(url, email, PASSWORD, name);
  await api.must('POST', '/me/role', { role });
  return { email, password: PASSWORD, api };
}

/** A published posting of a new company that says something of each part. Returns its id. */
export async function aPostingForAll(api: ApiUser, title: string): Promise<string> {
  const draft = {
    title,
    description: 'You look after twelve patients on a surgical ward, together with one other nurse. '.repeat(3).trim(),
    location: 'Porto',
    country: 'PT',
    workMode: 'onsite',
    employmentType: 'full_time',
    salary: { min: 2_000_000, max: 2_900_000, currency: 'EUR', period: 'year' },
    experienceMin: 3,
    details: {
      skills: [
        { code: '', name: 'Wound care', must: true, level: 4 },
        { code: '', name: 'Infusions', must: true, level: 3 },
        { code: '', name: 'Blood gas sampling', must: true, level: null },
        { code: '', name: 'Night work', must: false, level: null },
      ],
      languages: [
        { code: 'pt', level: 'c1' },
        { code: 'en', level: 'b1' },
      ],
      educationLevel: 'bachelor',
    },
  };
  const { job } = await api.must<{ job: { id: string; version: number } }>('POST', '/jobs/drafts', draft);
  await api.must('POST', `/jobs/${job.id}/moves`, { to: 'published', version: job.version });
  return job.id;
}

export async function anEmployer(url: string, name: string): Promise<TestPerson> {
  const employer = await aPerson(url, name, 'employer');
  await employer.api.must('POST', '/companies', { name: `${name} works` });
  return employer;
}

const id = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A candidate whose profile meets some of it: two skills, one of them too low, the place, the languages in part, and nothing of the pay. */
export async function aCandidate(url: string, name: string): Promise<TestPerson> {
  const candidate = await aPerson(url, name, 'candidate');
  await saveSkills(candidate.api, [
    { name: 'wound care', level: 4 },
    { name: 'Infusions', level: 1 },
  ]);
  const place = { phone: '', country: 'PT', city: 'Porto', postalCode: '', commuteKm: null };
  await save(candidate.api, 'place', { ...place, moveTo: [], mayWorkIn: ['PT'], needsSponsorship: false, links: [] });
  await save(candidate.api, 'languages', { items: [{ id: id(9), code: 'pt', level: 'native' }] });
  return candidate;
}

export async function saveSkills(api: ApiUser, skills: readonly { name: string; level: number }[], version = 0): Promise<void> {
  await save(api, 'skills', { items: skills.map((skill, at) => ({ id: id(at), years: null, ...skill })) }, version);
}

async function save(api: ApiUser, section: string, value: unknown, version = 0): Promise<void> {
  await api.must('PUT', `/candidates/me/${section}`, { value, version });
}
