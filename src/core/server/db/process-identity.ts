import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { errorCode } from '../errors/caught-error.ts';

/**
 * Distinguishes a living process from a later one with the same number: its start time and the boot of the machine. `undefined` when there
 * is no such living process. A zombie counts as dead.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isThere(pid)) return undefined;
  return process.platform === 'linux' ? identityFromProc(pid) : identityFromPs(pid);
}

/** Whether a process is a PostgreSQL that works in this folder. Guards against a reused process number. */
export function isPostgresIn(folder: string, pid: number): boolean {
  if (process.platform !== 'linux') return ps(pid, 'comm').endsWith('postgres');
  return nameOf(pid) === 'postgres' && workingFolderOf(pid) === folder;
}

/** Whether a process has this number, including a zombie. */
export function isThere(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}

function identityFromProc(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The name in the second field is in parentheses and may contain any character. The numbers begin after the last closing parenthesis.
  const [state, ...numbers] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === undefined || state === '' || state === 'Z' || state === 'X') return undefined;
  // Field 22 of proc_pid_stat(5), in clock ticks since boot; `numbers` begins with field 4.
  return `${read('/proc/sys/kernel/random/boot_id').trim()}:${numbers[18] ?? ''}`;
}

function identityFromPs(pid: number): string | undefined {
  return ps(pid, 'lstart') || undefined;
}

function ps(pid: number, column: string): string {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function nameOf(pid: number): string {
  return read(`/proc/${pid}/comm`).trim();
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
