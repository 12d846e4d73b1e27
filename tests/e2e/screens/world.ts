import { ApiUser, confirmEmail, passwordLink } from '../../support/api-client.ts';
import { fillPassports } from './filled-passports.ts';
import { fillProfile } from './filled-profile.ts';

/** The credentials of a user. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** The data of the screens: users, a company, postings and applications, with the longest and strangest allowed words. */
export interface World {
  /** The server's address, so that a screen can create data. */
  readonly url: string;
  readonly accounts: Readonly<Record<Role, Account>>;
  readonly jobId: string;
  /** A posting without applications. */
  readonly quietJobId: string;
  readonly applicationId: string;
  readonly candidateId: string;
  readonly companyId: string;
  /** A link that sets a new password. The tests do not use it up. */
  readonly passwordLink: string;
}

/** A `beginner` is a candidate with an empty profile. A `newcomer` has no role. An `unconfirmed` user has no telephone number either. */
export type Role = 'candidate' | 'beginner' | 'employer' | 'admin' | 'newcomer' | 'unconfirmed';

const PASSWORD = 'a-long-enough-one';
const demo = (role: string): Account => ({ email: `${role}@demo.test`, password: 'trellis-demo' });

// Names in many scripts, one with a direction override; a word longer than any line; emoji.
const COMPANY = 'شركة السدود \u202Eand\u202C Waterworks 🌊 株式会社';
const CANDIDATE = 'נועה Ğ. Ştefănescu-Oyelaran';
const TITLES = [
  'مهندسة مضخّات',
  'Schleusenwärterin (w/m/d) – Außenstelle',
  'Сменный мастер 🛠',
  `Keeper of the ${'very'.repeat(20)} long lock`,
];
const EMPLOYER = 'أمينة بنت يوسف';

/** Users' own words on the screens, which stay the same in every language. */
export const OWN_WORDS: readonly string[] = [
  COMPANY.replace(/[\u202A-\u202E]/gu, ''),
  CANDIDATE,
  EMPLOYER,
  ...TITLES,
  'Demo Administrator',
  'Demo Candidate',
  'Demo Company',
  // The English name of the category whose form is opened.
  'Engineering',
];

const DESCRIPTION = `You keep the water where it belongs. ${'w'.repeat(400)}\n\n• راقب منسوب الماء كل ساعة\n• Write down what you saw\n\n${'You work with two technicians and visit the sites on foot. '.repeat(6)}`;

/** Creates all of this data on a fresh server through its API. */
export async function buildWorld(url: string): Promise<World> {
  const newcomer = account('newcomer');
  await ApiUser.signUp(url, newcomer.email, newcomer.password, 'Robin');
  const unconfirmed = account('unconfirmed');
  await ApiUser.createAccount(url, unconfirmed.email, unconfirmed.password, 'Kim');
  const { companyId, jobIds, employer } = await employerSide(url);
  const [jobId = '', quietJobId = ''] = jobIds;
  const { application, candidate } = await candidateSide(url, jobIds);
  const hiring = await ApiUser.signIn(url, employer.email, employer.password);
  await hiring.must('POST', `/candidates/${application.candidate.id}/invitations`, {
    jobId: quietJobId,
    message: DESCRIPTION.slice(0, 500),
  });
  await others(url, jobId);
  await fillPassports(url, { employer, candidate, companyId });
  return {
    url,
    accounts: { candidate, beginner: demo('candidate'), employer, admin: demo('admin'), newcomer, unconfirmed },
    jobId,
    quietJobId,
    applicationId: application.id,
    candidateId: application.candidate.id,
    companyId,
    passwordLink: await passwordLink(url, newcomer.email),
  };
}

interface Posted {
  readonly companyId: string;
  /** The second one has no application. */
  readonly jobIds: readonly string[];
  readonly employer: Account;
}

async function employerSide(url: string): Promise<Posted> {
  const employer = account('employer');
  const api = await ApiUser.signUp(url, employer.email, employer.password, EMPLOYER);
  await api.must('POST', '/me/role', { role: 'employer' });
  const company = await api.must<{ id: string }>('POST', '/companies', {
    name: COMPANY,
    website: `https://example.org/${'a-long-path/'.repeat(12)}`,
    about: DESCRIPTION,
    legalName: `${'Wasserwerke'.repeat(12)} GmbH`,
    country: 'BA',
    size: '5001-10000',
    type: 'public-body',
    industries: ['isic-e', 'isic-a'],
    benefits: ['health-insurance', 'pension', 'dental', 'flexible-hours'],
    languages: ['ar', 'de', 'en'],
    foundedYear: 1887,
    tagline: 'نحفظ الماء حيث ينبغي أن يكون، من المنبع إلى المصبّ 🌊',
    places: [
      { label: 'Head office', street: '١٢ شارع النيل', postalCode: '11511', city: 'القاهرة', country: 'EG' },
      { city: 'Llanfairpwll'.repeat(6), country: 'GB' },
    ],
    links: [`https://example.org/${'a-long-path/'.repeat(12)}`],
    accessibility: 'Lifts to every floor.',
    equalOpportunity: 'We hire by what people can do.',
    contact: { name: CANDIDATE, email: 'personnel@example.org', phone: '+4930123456', isShown: true },
  });
  const jobIds: string[] = [];
  for (const [index, title] of TITLES.entries()) jobIds.push(await post(api, title, index));
  // Employers without a confirmed address find no candidates. The token with it reaches the server with the next call.
  await confirmEmail(url, employer.email, employer.password);
  await (await ApiUser.signIn(url, employer.email, employer.password)).must('GET', '/me');
  return { companyId: company.id, jobIds, employer };
}

async function post(api: ApiUser, title: string, index: number): Promise<string> {
  const { id } = await api.must<{ id: string }>('POST', '/jobs', {
    title,
    description: DESCRIPTION,
    location: `${'Llanfairpwllgwyngyll'.repeat(2)}, Cymru`,
    workMode: 'onsite',
    employmentType: 'full_time',
    category: 'engineering',
    salary: { min: 2_400_000 + index, max: 12_345_678_900, currency: 'EUR', period: 'year' },
  });
  return id;
}

interface Applied {
  readonly candidate: Account;
  readonly application: { readonly id: string; readonly candidate: { readonly id: string } };
}

async function candidateSide(url: string, jobIds: readonly string[]): Promise<Applied> {
  const candidate = account('candidate');
  const api = await ApiUser.signUp(url, candidate.email, candidate.password, CANDIDATE);
  await api.must('POST', '/me/role', { role: 'candidate' });
  await fillProfile(api, DESCRIPTION);
  const application = await apply<Applied['application']>(api, jobIds[0] ?? '');
  for (const id of jobIds.slice(2)) await apply(api, id);
  return { candidate, application };
}

/** Adds applicants, so that lists have several rows. */
async function others(url: string, jobId: string): Promise<void> {
  const names = ['Zoë', '李小龙', 'محمد عبد الرحمن', 'İnci', 'Ольга', '🙂', 'Ana María', 'N’Dour'];
  for (const [index, name] of names.entries()) {
    const { email, password } = account(`other-${index}`);
    const api = await ApiUser.signUp(url, email, password, name);
    await api.must('POST', '/me/role', { role: 'candidate' });
    await apply(api, jobId);
  }
}

function apply<Body = unknown>(api: ApiUser, jobId: string): Promise<Body> {
  return api.must<Body>('POST', `/jobs/${jobId}/applications`, { message: `السلام عليكم. ${'I kept the locks running. '.repeat(8)}` });
}

function account(who: string): Account {
  return { email: `${who}@screens.test`, password: PASSWORD };
}
