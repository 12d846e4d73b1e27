import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The example configuration for operators, which this test runs with other addresses and without encryption. */
const EXAMPLE = path.resolve(import.meta.dirname, '../../deploy/haproxy.cfg');

/**
 * Makes sure that HAProxy runs. As root, installs the package of the system if it is missing.
 *
 * @throws Error when there is none
 */
export function provideHaproxy(): void {
  const runs = (): boolean => spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0;
  // Packages of a system put it where the path of an ordinary user does not look.
  process.env.PATH = `${process.env.PATH}:/usr/sbin`;
  if (!runs() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'haproxy'], { stdio: 'ignore' });
  }
  if (!runs()) throw new Error('This test needs HAProxy: install the package "haproxy".');
}

/** Starts HAProxy before two servers, and waits until it passes requests on. */
export async function startHaproxy(folder: string, port: number, servers: readonly [string, string]): Promise<ChildProcess> {
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, adapted(readFileSync(EXAMPLE, 'utf8'), port, servers));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(100)) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}`);
    if ((await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.status === 200) return child;
  }
  throw new Error('HAProxy passes no request on');
}

export async function stopHaproxy(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function adapted(example: string, port: number, [one, two]: readonly [string, string]): string {
  const lines: readonly (readonly [string, string])[] = [
    ['  bind :80\n', `  bind 127.0.0.1:${port}\n`],
    ['  bind :443 ssl crt /etc/haproxy/jobs.example.org.pem alpn h2,http/1.1\n', ''],
    ['  http-request redirect scheme https unless { ssl_fc }\n', ''],
    ['server one 10.0.0.11:3000', `server one ${new URL(one).host}`],
    ['server two 10.0.0.12:3000', `server two ${new URL(two).host}`],
  ];
  return lines.reduce((text, [theirs, ours]) => {
    if (!text.includes(theirs)) throw new Error(`deploy/haproxy.cfg has no line "${theirs.trim()}"`);
    return text.replace(theirs, ours);
  }, example);
}
