import { readFileSync, writeFileSync } from 'node:fs';
import type { Report } from './report.ts';

/** A running process and the memory it holds. */
export interface ProcessMemory {
  readonly pid: number;
  readonly name: string;
  /** Resident set, MiB; pages shared with other processes count in each of them. */
  readonly residentMiB: number;
  /** The highest resident set so far, MiB. */
  readonly peakMiB: number;
  /** Proportional set, MiB: shared pages divided by those who share them. */
  readonly proportionalMiB: number;
}

/** Memory of a process as the kernel accounts it; `undefined` where there is no /proc or the process is gone. */
export function memoryOf(pid: number): ProcessMemory | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return {
      pid,
      name: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 80),
      residentMiB: kib(status, 'VmRSS') / 1024,
      peakMiB: kib(status, 'VmHWM') / 1024,
      proportionalMiB: kib(rollup, 'Pss') / 1024,
    };
  } catch {
    return undefined;
  }
}

const kib = (text: string, field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

/** Ticks of the kernel's clock for processor time, which has been 100 a second on every usual system for decades. */
const MS_OF_TICK = 10;

/** Milliseconds of a processor that a process has used so far; 0 when it is gone. */
export function processorMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may have spaces: the state is the third field, the times are the fourteenth and the fifteenth.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_OF_TICK;
  } catch {
    return 0;
  }
}

interface Growth {
  readonly name: string;
  /** MiB. */
  readonly most: number;
  readonly pid: number;
  /** Whether the peaks before the work do not count. */
  readonly forgetsPeak?: boolean;
}

/** Reports by how much the highest resident set of a process grows while something is done. */
export async function growthOf(
  report: Report,
  { name, most, pid, forgetsPeak = false }: Growth,
  work: () => Promise<unknown>,
): Promise<void> {
  const before = memoryOf(pid);
  if (forgetsPeak) forgetPeak(pid);
  await work();
  const after = memoryOf(pid);
  if (before === undefined || after === undefined) console.log('     the memory of processes cannot be read on this system');
  else report.most(name, after.peakMiB - before.residentMiB, 'MiB', most);
}

/** Lets the kernel count the highest resident set from now on. */
function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // The system has no such file. The peak is then that of the whole life, which is not less.
  }
}
