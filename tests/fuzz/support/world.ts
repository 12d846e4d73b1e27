import type { Endpoint } from '#core/contract/endpoint.ts';
import type { Caller, TestServer } from '#core/testing/server-kit.ts';
import { KNOWN_SHELF } from '#core/testing/shelf-server-plugin.ts';

/** Who calls: every kind of user, and nobody. */
export const CALLERS = ['visitor', 'newcomer', 'candidate', 'employer', 'admin'] as const satisfies readonly Caller[];

/** Calls that make an object, as the fuzz needs them. */
type Making = Endpoint<{ params: Readonly<Record<string, string>>; body: unknown; reply: { readonly id: string } }>;

const JOB = {
  title: 'Crane driver',
  description: 'You drive cranes in the harbour, by day and by night, alone and with colleagues. '.repeat(3),
  location: 'Bergen',
  workMode: 'onsite',
  employmentType: 'full_time',
  salary: { min: 2_500_000, max: 3_000_000, currency: 'EUR', period: 'year' },
};

/** Makes a company, a posting, an application and their people; returns values of path parameters that name what is there. */
export async function furnish(api: TestServer): Promise<Readonly<Record<string, readonly string[]>>> {
  const company = await made(api, 'employer', 'employer.create-company', { name: 'Harbour Works' });
  const job = await made(api, 'employer', 'jobs.create', JOB);
  const application = await made(api, 'candidate', 'applications.apply', {}, { id: job });
  const people = await Promise.all((['candidate', 'employer'] as const).map((who) => api.as(who).actor()));
  const ids = [KNOWN_SHELF, company, job, application, ...people.map(({ userId }) => userId)];
  return { id: ids, entity: ['job-categories'], code: ['engineering'], section: ['skills', 'portfolio'] };
}

// By the ids of the calls: the folders of plugins can be removed, and this file stays.
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

/** Calls after which their caller is another, or gone: each is made by a person of its own. */
const ONCE = new Set(['account.choose-role', 'account.delete']);

/** The name of the person who makes a call, given a number that differs for each request. */
export function nameFor(operation: string, number: number): string {
  return ONCE.has(operation) ? `once-${number}` : 'first';
}
