import { exactSchema, z } from '#core/contract/schema.ts';
import { jobIssues } from './issues.ts';
import { PAY_PERIODS } from './salary.ts';

/** Highest amount in minor units. It is above every salary, and low enough that a yearly total stays an exact number. */
const HIGHEST = 100_000_000_000;

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const amountSchema = z
  .number()
  .int({ error: jobIssues['jobs.pay-not-whole'] })
  .min(0, { error: jobIssues['jobs.pay-below-zero'] })
  .max(HIGHEST, { error: jobIssues['jobs.pay-too-high'] })
  .nullable();

/** A salary in a response. An imported salary may lack an end. */
export const salarySchema = z.object({
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  currency: z.string(),
  period: z.enum(PAY_PERIODS),
});

/** A salary that a user enters: 0 to 10^11 minor units, the lower end not above the upper, at most one end open. */
export const salaryInputSchema = z
  .object({
    min: amountSchema,
    max: amountSchema,
    currency: exactSchema(3, 3).refine((code) => CURRENCIES.has(code), { error: jobIssues['jobs.no-such-currency'] }),
    period: z.enum(PAY_PERIODS),
  })
  .refine(({ min, max }) => min !== null || max !== null, { path: ['min'], error: jobIssues['jobs.no-pay'] })
  .refine(({ min, max }) => min === null || max === null || min <= max, { path: ['min'], error: jobIssues['jobs.pay-turned-round'] });
