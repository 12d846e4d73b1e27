import { spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs `npm ci`. Returns a sentence about the failure, or `undefined` after a success.
 *
 * @param {string} root
 */
export function npmCi(root) {
  // npm would delete what is behind the link, which may be the packages of another checkout.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return 'node_modules is a link. Remove it.';
  // `NODE_ENV=production` would omit the packages that build the client, so both kinds are requested explicitly.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { command, leading, shell } = npmCommand(process.env, process.platform);
  const run = spawnSync(command, [...leading, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell });
  if (run.error && 'code' in run.error && run.error.code === 'ENOENT') return 'npm was not found.';
  if (run.error) return `npm could not be run (${run.error.message}).`;
  if (run.signal) return `npm was ended by ${run.signal}.`;
  return run.status === 0 ? undefined : `npm ended with code ${run.status}; it says why above.`;
}

/**
 * The npm that started this process, run by its own Node. Our own npm lies in the folder that an installation replaces.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
export function npmCommand(env, platform) {
  if (env.npm_execpath?.endsWith('.js') && env.npm_node_execpath) {
    return { command: env.npm_node_execpath, leading: [env.npm_execpath], shell: false };
  }
  return { command: 'npm', leading: [], shell: platform === 'win32' };
}
