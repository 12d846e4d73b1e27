import { ApiUser } from '#tests/support/api-client.ts';

const PASSWORD = 'a-long-enough-one';
const EMAIL = (name: string): string => `${name}@postings.test`;

/** A posting as its company gets it. */
interface TestPosting {
  readonly id: string;
  readonly version: number;
}

/** An employer with a company, who is signed in at the API and can sign in at the page. */
export interface TestEmployer {
  readonly email: string;
  readonly password: string;
  readonly api: ApiUser;
}

export async function anEmployer(url: string, name: string): Promise<TestEmployer> {
  const api = await ApiUser.signUp(url, EMAIL(name), PASSWORD, name);
  await api.must('POST', '/me/role', { role: 'employer' });
  await api.must('POST', '/companies', { name: `${name} works` });
  return { email: EMAIL(name), password: PASSWORD, api };
}

/** A draft that can be published. */
async function aDraft({ api }: TestEmployer, title: string): Promise<TestPosting> {
  const draft = {
    title,
    description: 'You calculate bridges and halls in steel and timber, and you look after them on site. '.repeat(3).trim(),
    location: 'Bergen',
    workMode: 'onsite',
    employmentType: 'full_time',
    category: 'engineering',
    salary: { min: 5_000_000, max: 6_500_000, currency: 'EUR', period: 'year' },
    country: 'NO',
  };
  return (await api.must<{ job: TestPosting }>('POST', '/jobs/drafts', draft)).job;
}

/** A published posting. With a review, it waits for one. */
export async function aPosting(employer: TestEmployer, title: string, to = 'published', days = 7): Promise<TestPosting> {
  const { id, version } = await aDraft(employer, title);
  return employer.api.must<TestPosting>('POST', `/jobs/${id}/moves`, { to, version, days });
}
