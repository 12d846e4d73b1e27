import type { Endpoint } from '#core/contract/endpoint.ts';
import type { Caller, TestServer } from '#core/testing/server-kit.ts';
import { KNOWN_SHELF } from '#core/testing/shelf-server-plugin.ts';

/** The callers: every kind of user, and a visitor. */
export const CALLERS = ['visitor', 'newcomer', 'candidate', 'employer', 'admin'] as const satisfies readonly Caller[];

/** Calls that create the objects of the fuzz tests. */
type Making = Endpoint<{ params: Readonly<Record<string, string>>; body: unknown; reply: { readonly id: string } }>;

const JOB = {
  title: 'Crane driver',
  description: 'You drive cranes in the harbour, by day and by night, alone and with colleagues. '.repeat(3),
  location: 'Bergen',
  workMode: 'onsite',
  employmentType: 'full_time',
  salary: { min: 2_500_000, max: 3_000_000, currency: 'EUR', period: 'year' },
};

const FEEDBACK = { kind: 'idea', text: 'A map of the harbour would help.', language: 'en' };

const ACHIEVEMENT = {
  ...{ name: 'Crane signals', description: 'Gives and reads all hand signals.', criteria: 'A test on the quay.', type: 'Certificate' },
  ...{ tags: [], skills: [], validMonths: null },
};

/**
 * Creates a company, a posting, a template, an application with a note, feedback, an issuer, an offered credential and their users. Returns the path parameters of
 * these objects, by the names of the parameters or by the parts of the paths before them.
 */
export async function furnish(api: TestServer): Promise<Readonly<Record<string, readonly string[]>>> {
  const company = await made(api, 'employer', 'employer.create-company', { name: 'Harbour Works' });
  const job = await made(api, 'employer', 'jobs.create', JOB);
  const template = await made(api, 'employer', 'jobs.create-template', { name: 'Crane drivers', fields: {} });
  const application = await made(api, 'candidate', 'applications.apply', {}, { id: job });
  const feedback = await made(api, 'candidate', 'feedback.give', FEEDBACK);
  const passports = await furnishPassports(api, company);
  const note = await made(api, 'employer', 'applications.add-note', { text: 'Called on Monday.' }, { id: application });
  const people = await Promise.all((['candidate', 'employer'] as const).map((who) => api.as(who).actor()));
  const ids = [KNOWN_SHELF, company, job, template, application, feedback, ...people.map(({ userId }) => userId)];
  const places = { companies: [company], jobs: [job], applications: [application], 'application-notes': [note] };
  return {
    id: ids,
    ...places,
    entity: ['job-categories'],
    code: ['engineering'],
    section: ['skills', 'portfolio'],
    edition: ['1'],
    ...passports,
  };
}

async function furnishPassports(api: TestServer, companyId: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const issuer = await made(api, 'employer', 'skill-passports.ask-to-issue', { companyId, name: 'Harbour Works' });
  const decision = { to: 'trusted', version: 1 };
  await made(api, 'admin', 'skill-passports.decide-issuer', decision, { id: issuer });
  const key = await made(api, 'employer', 'skill-passports.create-key', {}, { id: issuer });
  const achievement = await made(api, 'employer', 'skill-passports.create-achievement', ACHIEVEMENT, { id: issuer });
  const change = { input: ACHIEVEMENT, isActive: true, version: 1 };
  await made(api, 'employer', 'skill-passports.update-achievement', change, { id: achievement });
  const { userId } = await api.as('candidate').actor();
  const offer = { to: { candidateId: userId }, evidence: [], result: '' };
  const credential = await made(api, 'employer', 'skill-passports.offer', offer, { id: achievement });
  return { issuers: [issuer], keys: [key], achievements: [achievement], credentials: [credential] };
}

// Uses the ids of the calls instead of imports, because the folders of plugins can be removed.
async function made(
  api: TestServer,
  who: Caller,
  id: string,
  body: object,
  params: Readonly<Record<string, string>> = {},
): Promise<string> {
  const call = api.registry.handlers.find(({ handler }) => handler.contract.endpoint.id === id)?.handler.contract.endpoint;
  if (call === undefined) throw new Error(`No plugin answers ${id}.`);
  return (await api.as(who).reply(call as Making, { params, body })).id;
}

/** Calls that change or delete their caller. Each one gets its own user. */
const ONCE = new Set(['account.choose-role', 'account.delete']);

/** The name of the user who makes a call. The number differs for each request. */
export function nameFor(operation: string, number: number): string {
  return ONCE.has(operation) ? `once-${number}` : 'first';
}
