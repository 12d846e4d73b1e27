import { exactSchema } from '#core/contract/schema.ts';
import { jobIssues } from './issues.ts';

const DATE = /^(?:19|20)\d\d-\d\d-\d\d$/;

/** A day of the years 1900 to 2099, such as `2026-09-30`, or empty text. */
export const dateSchema = exactSchema(0, 10)
  .refine((date) => date === '' || isDay(date), { error: jobIssues['jobs.not-a-date'] })
  .meta({ description: 'A day, or empty.', examples: ['2026-09-30', ''] });

function isDay(text: string): boolean {
  const time = DATE.test(text) ? Date.parse(`${text}T00:00:00.000Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
