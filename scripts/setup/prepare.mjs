import { installedAsLocked } from './installed-as-locked.mjs';
import { npmCi } from './npm-ci.mjs';
import { projectRoot } from './project-root.mjs';

const OLDEST_NODE = 20;

/** Installs the packages when they are missing or do not match the lock file. On failure, ends the process with one sentence. */
export function prepare() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    stop(`Trellis needs Node ${OLDEST_NODE} or newer to begin; this is Node ${process.versions.node}.`);
  }
  if (installedAsLocked(projectRoot)) return;
  console.error('Installing the packages of package-lock.json (about a minute the first time).');
  const failure = npmCi(projectRoot);
  if (failure !== undefined) stop(`The packages could not be installed: ${failure} Mend that, then run the same command again.`);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
