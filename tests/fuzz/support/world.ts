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

/** Creates a company, a posting, a template, an application and their users. Returns the path parameters of these objects. */
export async function furnish(api: TestServer): Promise<Readonly<Record<string, readonly string[]>>> {
  const company = await made(api, 'employer', 'employer.create-company', { name: 'Harbour Works' });
  const job = await made(api, 'employer', 'jobs.create', JOB);
  const template = await made(api, 'employer', 'jobs.create-template', { name: 'Crane drivers', fields: {} });
  const application = await made(api, 'candidate', 'applications.apply', {}, { id: job });
  const people = await Promise.all((['candidate', 'employer'] as const).map((who) => api.as(who).actor()));
  const ids = [KNOWN_SHELF, company, job, template, application, ...people.map(({ userId }) => userId)];
  return { id: ids, entity: ['job-categories'], code: ['engineering'], section: ['skills', 'portfolio'] };
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
