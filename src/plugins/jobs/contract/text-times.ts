const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** Words for times begin with it, and no word that people write. */
export const TIME = '@';

/** In the words of a posting that was published in the future. */
export const LATER = `${TIME}later`;

/** In the words of a posting, for the day of its publication in UTC. */
export function dayWord(at: Date): string {
  return `${TIME}d${dayOf(at)}`;
}

/** In the words of a posting, for the week of its publication. */
export function weekWord(at: Date): string {
  return `${TIME}w${weekOf(at)}`;
}

/** Tsquery literals that narrow a search to the newest postings before a time, from few to many: of about three days, and of about two weeks. */
export function newestSteps(before: Date): readonly string[] {
  const [day, week] = [dayOf(before), weekOf(before)];
  return [
    [LATER, ...[0, 1, 2].map((back) => `${TIME}d${day - back}`)],
    [LATER, ...[0, 1].map((back) => `${TIME}w${week - back}`)],
  ].map((words) => `(${words.map((word) => `'${word}'`).join(' | ')})`);
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}

function weekOf(at: Date): number {
  return Math.floor(dayOf(at) / WEEK_DAYS);
}
