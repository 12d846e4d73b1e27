import type { Job } from '../../contract/sections.ts';

/** Jobs with the one that began last first. */
export function byStart(jobs: readonly Job[]): readonly Job[] {
  return jobs.toSorted((a, b) => b.start.localeCompare(a.start) || b.end.localeCompare(a.end));
}

/** Two jobs that share more than a month, if there are such; empty otherwise. One that goes on shares with none: many have two. */
export function overlaps(jobs: readonly Job[]): readonly Job[] {
  const ended = jobs.filter(({ end }) => end !== '').toSorted((a, b) => a.start.localeCompare(b.start));
  const at = ended.findIndex(({ start }, index) => index > 0 && start < (ended[index - 1]?.end ?? ''));
  return at === -1 ? [] : ended.slice(at - 1, at + 1);
}
