import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../command.ts';

/** A test that fails by chance. It runs and is reported, and does not fail the run until it is mended. */
export interface Quarantined {
  /** The whole title of the test, as a run prints it. */
  readonly title: string;
  readonly reason: string;
  /** The day on which it was entered, YYYY-MM-DD. */
  readonly since: string;
}

const PATH = 'tests/quarantine.json';
const MOST = 5;
const MOST_DAYS = 14;

export function readQuarantine(): readonly Quarantined[] {
  return JSON.parse(readFileSync(join(projectRoot, PATH), 'utf8'));
}

/** Sentences about entries that are too many, too old or not complete. */
export function quarantineFaults(entries: readonly Quarantined[], now: Date): readonly string[] {
  const faults = entries.flatMap(({ title, reason, since }) => {
    if (!title || !reason) return [`${PATH}: an entry needs a title and a reason.`];
    const days = (now.getTime() - Date.parse(since)) / 86_400_000;
    if (Number.isNaN(days)) return [`${PATH}: "${title}" has no date.`];
    return days > MOST_DAYS
      ? [`${PATH}: "${title}" has been there for ${Math.floor(days)} days. Mend the test; ${MOST_DAYS} days are allowed.`]
      : [];
  });
  return entries.length > MOST ? [`${PATH} has ${entries.length} entries; ${MOST} are allowed.`, ...faults] : faults;
}
