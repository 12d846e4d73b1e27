import { spawn } from 'node:child_process';
import { once } from 'node:events';
import module from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isModern, modernNode } from './modern-node.mjs';
import { projectRoot } from './project-root.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

// Node keeps compiled sources here. Without it, a start takes twice the time.
const COMPILED = join(projectRoot, 'node_modules/.cache/compiled');

/** @type {readonly NodeJS.Signals[]} */
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a script of the project on Node 24: in this process if it is Node 24, else in a child process that ends with this one.
 *
 * @param {string} script
 * @param {readonly string[]} args
 */
export async function runScript(script, args) {
  const file = resolve(projectRoot, script);
  // Child processes read the variable.
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent();
  if (!isModern(process.versions.node)) return runInChild(modernNode(), file, args);
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}

/**
 * @param {string} node
 * @param {string} file
 * @param {readonly string[]} args
 */
async function runInChild(node, file, args) {
  const watch = pathToFileURL(join(projectRoot, 'scripts/setup/watch-parent.mjs')).href;
  const child = spawn(node, ['--import', watch, file, ...args], { stdio: 'inherit' });
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  const [code, signal] = await once(child, 'exit');
  if (signal === null) process.exit(code);
  // Ending by the same signal reports to the shell and npm how the script ended.
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
