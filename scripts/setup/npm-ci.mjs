import { spawnSync } from 'node:child_process';

/**
 * Runs `npm ci`; returns what went wrong as a sentence, `undefined` when nothing did.
 *
 * @param {string} root
 */
export function npmCi(root) {
  // `NODE_ENV=production` would leave out what builds the client, so both kinds are asked for by name.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { command, leading, shell } = npmCommand(process.env, process.platform);
  const run = spawnSync(command, [...leading, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell });
  if (run.error && 'code' in run.error && run.error.code === 'ENOENT') return 'npm was not found.';
  if (run.error) return `npm could not be run (${run.error.message}).`;
  if (run.signal) return `npm was ended by ${run.signal}.`;
  return run.status === 0 ? undefined : `npm ended with code ${run.status}; it says why above.`;
}

/**
 * The very npm that started us, run by its own Node: ours lies in the folder that npm is about to replace.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {NodeJS.Platform} platform
 */
function npmCommand(env, platform) {
  if (env.npm_execpath?.endsWith('.js') && env.npm_node_execpath) {
    return { command: env.npm_node_execpath, leading: [env.npm_execpath], shell: false };
  }
  return { command: 'npm', leading: [], shell: platform === 'win32' };
}
