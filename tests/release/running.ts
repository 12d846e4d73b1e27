import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Machine } from './machine.ts';
import { type Check, projectVariables } from './project.ts';

const POSTINGS = path.resolve('tests/fixtures/import/real-postings-excerpt.csv');

/** A new site: start, pages, a command beside the server, and a stop. */
export async function checkRunning(machine: Machine, check: Check): Promise<void> {
  const list = machine.run([], {});
  check('./trellis lists its commands', list.code === 0 && /trellis start .*admin-grant /s.test(list.said), list.said);
  const env = {
    ...projectVariables(path.join(machine.folder, 'account.json')),
    DATABASE_URL: machine.newDatabase('site'),
    DATA_DIR: machine.dataDir('site'),
    PUBLIC_URL: 'https://jobs.example.org',
  };
  const first = await machine.start(env);
  if (!('url' in first)) return check('the server starts on an empty database', false, first.said);
  check(`the server starts on an empty database (${Math.round(first.readyMs)} ms)`, true);
  await checkPages(first.url, check);

  const imported = machine.run(['import-jobs', POSTINGS, '--company', 'The Quay'], env);
  check('a command imports postings beside the server', imported.code === 0, imported.said);
  const { items } = await (await fetch(`${first.url}/api/jobs?limit=5`)).json();
  check('the server lists them', Array.isArray(items) && items.length > 0, JSON.stringify(items));
  const stopped = await first.stop('SIGTERM');
  check('it stops', stopped.code === 0, stopped.said);

  const second = await machine.start(env);
  if (!('url' in second)) return check('it starts again', false, second.said);
  check(`it starts again (${Math.round(second.readyMs)} ms, ${residentMib(second.pid)} MiB resident)`, true);
  await second.stop('SIGTERM');
}

async function checkPages(url: string, check: Check): Promise<void> {
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const script = /<script[^>]*\ssrc="?([^"\s>]+)/.exec(page)?.[1] ?? '';
  const served = await fetch(new URL(script, url), { headers: { 'accept-encoding': 'br' } });
  check('it serves the page and its script, compressed', served.ok && served.headers.get('content-encoding') === 'br', page.slice(0, 2000));
  const documentation = await fetch(`${url}/api/docs`);
  check('it serves the description of its API', documentation.ok, String(documentation.status));
}

/** The resident set, from /proc. */
function residentMib(pid: number): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}
