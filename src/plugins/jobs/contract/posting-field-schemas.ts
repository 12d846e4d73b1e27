import { exactSchema, lineSchema, z } from '#core/contract/schema.ts';
import { CODE_FORM, MOST_CODE } from '#plugins/admin-masters/contract/master-row.ts';
import { jobIssues } from './issues.ts';
import { PAY_PERIODS } from './salary.ts';
import { titleFault } from './title-rules.ts';

/** Highest amount in minor units. It is above every salary, and low enough that a yearly total stays an exact number. */
const HIGHEST = 100_000_000_000;

/** Least characters of the text of a published posting. */
export const LEAST_DESCRIPTION = 150;

/** Most characters of the text of a posting. */
export const MOST_DESCRIPTION = 15_000;

/** The currencies that the platform knows (ISO 4217). */
export const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** One end of a salary: 0 to 10^11 minor units, or `null`. */
export const amountSchema = z
  .number({ error: jobIssues['jobs.pay-not-amount'] })
  .int({ error: jobIssues['jobs.pay-not-whole'] })
  .min(0, { error: jobIssues['jobs.pay-below-zero'] })
  .max(HIGHEST, { error: jobIssues['jobs.pay-too-high'] })
  .nullable();

/** A salary that a user enters: 0 to 10^11 minor units, the lower end not above the upper, at most one end open. */
export const salaryInputSchema = z
  .object({
    min: amountSchema,
    max: amountSchema,
    currency: exactSchema(3, 3).refine((code) => CURRENCIES.has(code), { error: jobIssues['jobs.no-such-currency'] }),
    period: z.enum(PAY_PERIODS),
  })
  .refine(({ min, max }) => min !== null || max !== null, { path: ['min'], error: jobIssues['jobs.no-pay'], when: areAmountsRead })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ['min'],
    error: jobIssues['jobs.pay-turned-round'],
    when: areAmountsRead,
  });

/** The amounts are checked also while the currency or the period is missing, to report all errors at once. */
function areAmountsRead({ value, issues }: z.core.ParsePayload): boolean {
  return typeof value === 'object' && value !== null && issues.every(({ path }) => !['min', 'max'].includes(String(path?.[0])));
}

/** The title of a published posting. */
export const titleSchema = lineSchema(3, 120).check((context) => {
  const fault = titleFault(context.value);
  if (fault !== undefined) context.issues.push({ code: 'custom', message: fault, input: context.value });
});

/** Code of a category. */
export const categoryCodeSchema = exactSchema(1, MOST_CODE).regex(CODE_FORM, { error: jobIssues['jobs.category-unknown'] });
