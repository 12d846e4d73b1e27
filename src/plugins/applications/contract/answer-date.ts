import type { Application } from './schemas.ts';

const DAY_MS = 86_400_000;

/** How many days after the application or the employer's last move its candidate may ask for an answer. */
export const NUDGE_AFTER_DAYS = 10;

/** How many days after the promised date the pages say that there may be no answer. */
const SILENT_AFTER_DAYS = 14;

/** The end of the promised answer: the last moment of the UTC day this many days after the application. */
export function answerDate(sentAt: Date, responseDays: number): Date {
  const day = new Date(sentAt.getTime() + responseDays * DAY_MS);
  day.setUTCHours(23, 59, 59, 999);
  return day;
}

/** Whether and when an answer comes, as the candidate reads it. */
export type Waiting =
  | { readonly kind: 'none-promised' }
  | { readonly kind: 'due'; readonly by: Date }
  | { readonly kind: 'late'; readonly days: number }
  /** The candidate may not get an answer. `days` since the application. */
  | { readonly kind: 'silent'; readonly days: number };

/** How the candidate waits for the first answer; `undefined` after it, and after the end of the application. */
export function waitingOf(application: Pick<Application, 'createdAt' | 'answerBy' | 'isAwaited'>, now: Date): Waiting | undefined {
  if (!application.isAwaited) return undefined;
  if (application.answerBy === null) return { kind: 'none-promised' };
  const by = new Date(application.answerBy);
  if (now <= by) return { kind: 'due', by };
  const late = daysBetween(by, now);
  if (late < SILENT_AFTER_DAYS) return { kind: 'late', days: late };
  return { kind: 'silent', days: daysBetween(new Date(application.createdAt), now) };
}

/** Whole days that have begun since the first time: 1 in the first 24 hours. */
function daysBetween(from: Date, to: Date): number {
  return Math.max(1, Math.ceil((to.getTime() - from.getTime()) / DAY_MS));
}
