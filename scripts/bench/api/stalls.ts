import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Operation, operationsOf } from '../../../tests/fuzz/support/operations.ts';
import { asSchema } from '../../../tests/fuzz/support/schema-values.ts';
import { ApiUser } from '../../../tests/support/api-client.ts';
import { timed } from './load.ts';
import { signedIn, type World } from './world.ts';
import { LEAVES, largest, MOST_QUERY, SHAPELESS } from './worst-inputs.ts';

/** The most milliseconds that one request may keep an idle server from answering others. */
const MOST_MS = 100;

/** The shortest of these delays counts: other processes of the machine delay answers too. */
const TRIES = 4;

/** Calls that would change who the demo users are. */
const LEFT_OUT: ReadonlySet<string> = new Set(['account.choose-role']);

const SOME_ID = '01890a5d-ac96-774b-bcce-b302099a8058';

interface WorstInput {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body: string | undefined;
}

/** Sends the worst inputs of every call, and tells how long the worst of them kept the server from answering others. */
export async function benchStalls(world: World): Promise<void> {
  const { report } = world;
  report.heading('Worst inputs of every call, one at a time');
  const users = await Promise.all((['employer', 'candidate', 'admin'] as const).map((role) => signedIn(world, role)));
  const document = asSchema((await new ApiUser(world.server.url).call('GET', '/openapi.json')).body);
  const worst: { name: string; ms: number }[] = [];
  let sent = 0;
  for (const operation of operationsOf(document)) {
    if (operation.takesFile || LEFT_OUT.has(operation.id)) continue;
    const user = await permitted(users, operation);
    for (const input of inputsOf(operation)) {
      sent += 1;
      let ms = Number.POSITIVE_INFINITY;
      for (let left = TRIES; left > 0 && ms > MOST_MS; left -= 1) ms = Math.min(ms, await delayBeside(user, input));
      worst.push({ name: input.name, ms });
    }
  }
  worst.sort((one, other) => other.ms - one.ms);
  report.add({ name: 'inputs', value: sent, unit: '' });
  for (const { name, ms } of worst.slice(0, 5)) report.most(name, ms, 'ms', MOST_MS);
}

function* inputsOf(operation: Operation): Generator<WorstInput> {
  const { id, method, body } = operation;
  for (const leaves of body === undefined ? [] : LEAVES) {
    yield { name: `${id}, ${leaves}`, method, path: addressOf(operation), body: JSON.stringify(largest(body ?? {}, leaves)) };
  }
  for (const [name, text] of body === undefined ? [] : Object.entries(SHAPELESS)) {
    yield { name: `${id}, ${name}`, method, path: addressOf(operation), body: text };
  }
  const queries = operation.parameters.filter((parameter) => parameter.in === 'query');
  if (queries.length === 0) return;
  for (const leaves of LEAVES.filter((each) => each !== 'wrong values')) {
    const most = Math.floor(MOST_QUERY / 9 / queries.length);
    const values = queries.map(({ name, schema }) => [name, String(largest(schema, leaves, most))]);
    const query = new URLSearchParams(Object.fromEntries(values));
    yield { name: `${id}, ${leaves} in the query`, method, path: `${addressOf(operation)}?${query}`, body: undefined };
  }
}

function addressOf({ path, parameters }: Operation): string {
  const schemas = new Map(parameters.map(({ name, schema }) => [name, schema]));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => (schemas.get(name)?.format === 'uuid' ? SOME_ID : 'skills'));
}

/** A user whose body the server reads. A few calls, such as those without a session, refuse every user of the demo. */
async function permitted(users: readonly ApiUser[], operation: Operation): Promise<ApiUser> {
  for (const user of users) {
    const { status } = await answerOf(user, {
      name: '',
      method: operation.method,
      path: addressOf(operation),
      body: operation.body && '[]',
    });
    if (status !== 401 && status !== 403) return user;
  }
  return users[0] ?? new ApiUser('');
}

async function answerOf(user: ApiUser, { method, path, body }: WorstInput): Promise<Response> {
  const response = await fetch(`${user.url}${path}`, {
    method,
    headers: { ...user.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${method} ${path.slice(0, 100)} answered ${response.status}`);
  return response;
}

const probes = new Agent({ keepAlive: true, maxSockets: 1 });

/** The longest time for which another caller waited for a small answer while the input was on its way. */
async function delayBeside(user: ApiUser, input: WorstInput): Promise<number> {
  let isOver = false;
  const answered = answerOf(user, input).finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    longest = Math.max(longest, await timed(() => probe(user.url)));
    await pause(1);
  }
  await answered;
  return longest;
}

function probe(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(`${url}/healthz`, { agent: probes }, (response) => void response.resume().on('end', resolve)).on('error', reject);
  });
}
