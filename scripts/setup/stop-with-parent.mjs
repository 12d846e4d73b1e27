import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/**
 * Stops this process like SIGTERM does once the process that started it is gone. A killed npm cannot pass a signal on, and an orphaned
 * server would keep its port and its data folder.
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

/** The processes that started this one: the parent, and npm itself when the parent is only npm's shell (`sh -c`). */
function starters() {
  const parent = process.ppid;
  try {
    const [, option] = readFileSync(`/proc/${parent}/cmdline`, 'utf8').split('\0');
    if (option !== '-c') return `${parent}`;
    // The name in brackets may contain any character. The state and the parent follow it.
    const [, , grandparent] = readFileSync(`/proc/${parent}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ');
    return `${parent} of ${grandparent}`;
  } catch {
    // There is no /proc, or the parent has just ended. The process id shows that.
    return `${parent}`;
  }
}
