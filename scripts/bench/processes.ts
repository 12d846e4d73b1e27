import { readFileSync } from 'node:fs';

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
