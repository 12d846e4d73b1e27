import { ApiUser, confirmEmail } from '../../support/api-client.ts';

const PASSWORD = 'a-long-enough-one';

/** The description of every posting of the walks. */
const DESCRIPTION = 'You keep the locks and weirs of the canal in order, in every season, with two colleagues and a boat. '
  .repeat(2)
  .trim();

/** A user who is signed in at the API, and can sign in at the page. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly api: ApiUser;
}

/** An employer with a company. */
export interface Employer extends Person {
  readonly name: string;
  readonly company: { readonly id: string; readonly name: string };
}

/** A posting as the API answers it. */
export interface Posting {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}

/** A user with a confirmed address. The names of the addresses are unique within a worker. */
export async function aPerson(url: string, address: string, name: string, role: 'candidate' | 'employer'): Promise<Person> {
  const email = `${address}@walks.test`;
  await (await ApiUser.signUp(url, email, PASSWORD, name)).must('POST', '/me/role', { role });
  await confirmEmail(url, email, PASSWORD);
  const api = await ApiUser.signIn(url, email, PASSWORD);
  // The server learns of the confirmed address with the next call.
  await api.must('GET', '/me');
  return { email, password: PASSWORD, api };
}

export async function anEmployer(url: string, address: string, name: string): Promise<Employer> {
  const person = await aPerson(url, address, name, 'employer');
  const company = await person.api.must<Employer['company']>('POST', '/companies', { name: `${name} Waterworks`, country: 'NL' });
  return { ...person, name, company };
}

/** Publishes a posting of the employer. */
export async function publish({ api }: Employer, title: string): Promise<Posting> {
  const { job } = await api.must<{ job: Posting }>('POST', '/jobs/drafts', {
    title,
    description: DESCRIPTION,
    ...{ location: 'Kampen', country: 'NL', workMode: 'onsite', employmentType: 'full_time', category: 'engineering' },
    salary: { min: 4_000_000, max: 5_000_000, currency: 'EUR', period: 'year' },
  });
  return api.must<Posting>('POST', `/jobs/${job.id}/moves`, { to: 'published', version: job.version, days: 30 });
}

/** A spreadsheet of postings, which have all that they need except a country. */
export function sheetOf(titles: readonly string[]): string {
  const header = 'Job id,Title,Location,Category,Employment type,Work mode,Salary,Description';
  const rest = `Kampen,Engineering,Full time,On site,"EUR 40,000 - 50,000 a year","${DESCRIPTION}"`;
  return [header, ...titles.map((title, at) => `W-${at + 1},${title},${rest}`)].join('\r\n');
}
