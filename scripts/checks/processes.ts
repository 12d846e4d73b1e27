import { readdirSync, readFileSync } from 'node:fs';

// The kernel counts processor time in hundredths of a second.
const TICKS = 100;

/** Ids of all descendants of a process, from /proc; empty without /proc. */
export function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const [child, fields] of allStats()) parents.set(child, Number(fields[1]));
  const below = (parent: number): number[] => [...parents].filter(([, of]) => of === parent).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

/** The CPU seconds of a process and its descendants, with those that have ended and were waited for; 0 without /proc. */
export function cpuSecondsOf(pid: number): number {
  const own = new Set([pid, ...descendants(pid)]);
  let ticks = 0;
  for (const [process, fields] of allStats()) {
    // utime, stime, cutime and cstime
    if (own.has(process)) for (const field of fields.slice(11, 15)) ticks += Number(field);
  }
  return ticks / TICKS;
}

/** Of each process, the fields that follow its name in /proc/PID/stat: the first is the state, the second the parent. */
function allStats(): readonly (readonly [number, readonly string[]])[] {
  return processIds().flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return [[pid, stat.slice(stat.lastIndexOf(')') + 2).split(' ')] as const];
    } catch {
      // The process ended during the loop.
      return [];
    }
  });
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? Number(name) : []));
  } catch {
    return [];
  }
}
