import { z } from '#core/contract/schema.ts';
import { PAY_PERIODS } from './salary.ts';

/** Highest amount in minor units: beyond every salary, below what a sum over a year could lose digits at. */
const HIGHEST = 100_000_000_000;

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const amountSchema = z
  .number()
  .int({ error: 'Give the amount in whole minor units, such as cents.' })
  .min(0, { error: 'A salary cannot be below zero.' })
  .max(HIGHEST, { error: 'This amount is too high.' })
  .nullable();

/** A salary as answered; imported ones may lack an end. */
export const salarySchema = z.object({
  min: z.number().int().nullable(),
  max: z.number().int().nullable(),
  currency: z.string(),
  period: z.enum(PAY_PERIODS),
});

/** A salary that a person enters: 0 to 10^11 minor units, the lower end not above the upper, at most one end open. */
export const salaryInputSchema = z
  .object({
    min: amountSchema,
    max: amountSchema,
    currency: z.string().refine((code) => CURRENCIES.has(code), { error: 'Give a currency by its three letters, such as EUR.' }),
    period: z.enum(PAY_PERIODS),
  })
  .refine(({ min, max }) => min !== null || max !== null, { path: ['min'], error: 'Give at least one end of the salary range.' })
  .refine(({ min, max }) => min === null || max === null || min <= max, { path: ['min'], error: 'The lower end is above the upper end.' });
