import { dirname } from 'node:path';

const DISK_FULL = /No space left on device|Disk quota exceeded|Check free disk space/;
const REASON = /(?:FATAL|PANIC|initdb: error): +(.+)/;

/**
 * The reason why PostgreSQL failed, as a sentence for the operator.
 *
 * @param what the failed action: `The embedded PostgreSQL did not start`
 * @param path a file or folder of the cluster
 */
export function sentenceOf(report: string, what: string, path: string): string {
  if (DISK_FULL.test(report)) return `The disk that holds ${dirname(path)} is full. Free some space, then start again.`;
  const reason = REASON.exec(report)?.[1];
  return reason === undefined ? `${what}.` : `${what}: ${reason}.`;
}
