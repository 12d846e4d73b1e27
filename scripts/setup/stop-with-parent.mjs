import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/**
 * Asks this process to stop, as SIGTERM does, once the process that started it is gone. A killed npm can pass no signal on,
 * and a server nobody sees would keep its port and its data folder.
 */
export function stopWithParent() {
  const before = starters();
  const watch = setInterval(() => {
    if (starters() === before) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  watch.unref();
}

/** Who started us: the parent, and where that is only the shell npm runs scripts with (`sh -c`), npm itself. */
function starters() {
  const parent = process.ppid;
  try {
    const [, option] = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0');
    if (option !== '-c') return `${parent}`;
    // The name, in brackets, may hold anything; after it come the state and the parent.
    const [, , grandparent] = readFileSync(`/proc/${parent}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ');
    return `${parent} of ${grandparent}`;
  } catch {
    // No /proc here, or the parent has just gone, which the number tells.
    return `${parent}`;
  }
}
