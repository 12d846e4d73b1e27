import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRoot, type Machine } from './machine.ts';
import { type Check, projectVariables } from './project.ts';

/** What an operator may get wrong, with the sentence that says so. The server ends with code 1. */
export async function checkFaults(machine: Machine, check: Check): Promise<void> {
  const project = projectVariables(path.join(machine.folder, 'account.json'));
  const database = machine.newDatabase('faults');
  const DATA_DIR = machine.dataDir('faults');
  const right = { ...project, DATABASE_URL: database, DATA_DIR };
  const closed = path.join(machine.folder, 'closed');
  mkdirSync(closed, { mode: 0o555 });
  const busy = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const address = busy.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';

  const refused = async (what: string, env: Readonly<Record<string, string>>, sentence: RegExp): Promise<void> => {
    const ended = await machine.start(env);
    if ('url' in ended) await ended.stop('SIGKILL');
    const said = 'said' in ended ? ended.said : 'It started.';
    const isOneSentence = said.trim().split('\n').length === 1 || !/^\s+at /m.test(said);
    check(`${what}: it does not start, and says why`, 'said' in ended && ended.code === 1 && sentence.test(said) && isOneSentence, said);
  };
  await refused('without a database', { ...project, DATA_DIR }, /no embedded PostgreSQL .* Set DATABASE_URL/);
  await refused('with half of a project', { ...right, FIREBASE_API_KEY: '' }, /FIREBASE_API_KEY/);
  await refused('with the embedded identity', { DATABASE_URL: database, DATA_DIR, TRELLIS_DEMO: '1' }, /firebase-tools/);
  await refused('with a data folder of another user', { ...right, DATA_DIR: path.join(closed, 'data') }, /closed/);
  await refused('with a port in use', { ...right, PORT: port }, new RegExp(`\\b${port}\\b`));
  busy.close();

  await checkKilled(machine, { ...right, DATABASE_URL: machine.newDatabase('killed') }, check);
  if (isRoot) await checkRoot(machine, right, check);
  machine.query('faults', "insert into schema_migrations (id, applied_at) values ('core/9999-later', now())");
  await refused('with a database of a newer version', right, /core\/9999-later/);
}

/** A server that is killed while it makes the tables. */
async function checkKilled(machine: Machine, env: Readonly<Record<string, string>>, check: Check): Promise<void> {
  const meanwhile = async (kill: () => void): Promise<void> => {
    for (let tries = 0; tries < 600 && countTables(machine) < 5; tries += 1) await sleep(20);
    kill();
  };
  const ended = await machine.start(env, { meanwhile });
  if ('url' in ended) await ended.stop('SIGKILL');
  const made = countTables(machine);
  const again = await machine.start(env);
  check(`killed after it made ${made} tables, it starts again`, 'url' in again, 'said' in again ? again.said : '');
  if ('url' in again) await again.stop('SIGTERM');
}

async function checkRoot(machine: Machine, env: Readonly<Record<string, string>>, check: Check): Promise<void> {
  const started = await machine.start(env, { asRoot: true });
  const { said } = 'url' in started ? await started.stop('SIGTERM') : started;
  check('as root: it starts, and advises against it', 'url' in started && /runs as root/.test(said), said);
}

function countTables(machine: Machine): number {
  return Number(machine.query('killed', "select count(*) from pg_tables where schemaname = 'public'"));
}
