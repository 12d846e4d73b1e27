import type { Job } from '../../contract/sections.ts';

/** The jobs, the most recently begun first. */
export function byStart(jobs: readonly Job[]): readonly Job[] {
  return jobs.toSorted((a, b) => b.start.localeCompare(a.start) || b.end.localeCompare(a.end));
}

/** The first two jobs that overlap by more than a month, or an empty list. Current jobs are ignored, since many users have two. */
export function overlaps(jobs: readonly Job[]): readonly Job[] {
  const ended = jobs.filter(({ end }) => end !== '').toSorted((a, b) => a.start.localeCompare(b.start));
  const at = ended.findIndex(({ start }, index) => index > 0 && start < (ended[index - 1]?.end ?? ''));
  return at === -1 ? [] : ended.slice(at - 1, at + 1);
}
