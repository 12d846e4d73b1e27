import { type Shape, z } from '#core/contract/schema.ts';
import { DATE_ORDERS, DECIMAL_SIGNS } from '#core/contract/spreadsheets.ts';

export const fileColumnSchema = z.object({
  label: z
    .string()
    .describe('The header, unique in the file: a second column of the same name gets a number, and one without a name gets its letter.'),
  examples: z.array(z.string()).describe('Up to three different cells that are not empty.'),
  values: z.array(z.string()).describe('All different texts, where there are at most 20 short ones; empty otherwise.'),
  form: z
    .object({
      hasOpenNumbers: z.boolean().describe('Whether a number can be read in two ways, such as 45.000.'),
      decimal: z
        .enum(DECIMAL_SIGNS)
        .optional()
        .describe('The decimal sign, as far as the other cells and the language of the file show it.'),
      openDates: z.array(z.enum(DATE_ORDERS)).describe('The orders in which a date can be read that has several, such as 03/04/2026.'),
      dateOrder: z.enum(DATE_ORDERS).optional().describe('The order of dates, as far as the other cells show it.'),
    })
    .optional()
    .describe('How numbers and dates are written; absent where nothing depends on it.'),
});

/** A column of a file. */
export type FileColumn = Shape<typeof fileColumnSchema>;
