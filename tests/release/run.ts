// node tests/release/run.ts: makes the archive, unpacks it in an empty folder of an ordinary user, and runs it there without a network, as
// docs/operating.md says. Needs PostgreSQL 15. As root on Linux, the network has only loopback. With TEST_DATABASE_URL, two servers of the
// archive are then restarted in turn below load. The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runNode } from '../../scripts/checks/command.ts';
import { ScriptChecks } from '../support/script-checks.ts';
import { checkFaults } from './faults.ts';
import { Machine } from './machine.ts';
import { checkRunning } from './running.ts';

const LARGEST_BYTES = 60e6;
const INSIDE = '--without-network';

const checks = new ScriptChecks();
const { check } = checks;

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const archive = path.resolve(`dist/trellis-${version}.tar.gz`);

async function make(): Promise<void> {
  const { ok, output } = await runNode(['scripts/release.ts']);
  check('npm run release makes the archive', ok, output);
  const { size } = statSync(archive);
  check(`the archive has ${(size / 1e6).toFixed(1)} MB, less than 60`, size < LARGEST_BYTES);
}

/** Runs this script again where the only network is loopback, and adds its checks to these. */
function runWithoutNetwork(): void {
  const shell = 'ip link set lo up && exec "$0" "$@"';
  const again = [process.execPath, 'scripts/bootstrap.mjs', 'tests/release/run.ts', INSIDE];
  const { stdout, status } = spawnSync('unshare', ['--net', 'sh', '-c', shell, ...again], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  checks.add(stdout, status === 0);
}

/** Restarts two servers of the archive once each. */
async function restart(): Promise<void> {
  const { ok, output } = await runNode(['tests/rolling-restart/run.ts', '1', archive]);
  checks.add(output, ok);
}

async function runIt(): Promise<void> {
  const machine = new Machine(archive);
  try {
    await machine.startDatabase();
    await checkRunning(machine, check);
    await checkFaults(machine, check);
  } finally {
    await machine.remove();
  }
}

const hasNamespaces = process.getuid?.() === 0 && process.platform === 'linux';
if (process.argv.includes(INSIDE)) await runIt();
else {
  await make();
  if (hasNamespaces) runWithoutNetwork();
  else await runIt();
  if (process.env.TEST_DATABASE_URL !== undefined) await restart();
}
await checks.end();
