import { z } from '#core/contract/schema.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { PAY_PERIODS } from '#plugins/jobs/contract/salary.ts';

const hash = z.string().regex(/^[0-9a-f]+$/);
const period = z.enum(PAY_PERIODS);

/** What the core keeps of a row between reading and comparing. The server has written it itself. */
export const sheetValueSchema = z.object({
  keys: z.tuple([hash], hash).readonly(),
  contentHash: hash,
  externalId: z.string().nullable(),
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  workMode: z.enum(WORK_MODES).nullable(),
  category: z.string().nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  seniority: z.string().nullable(),
  description: z.string().nullable(),
  postedAt: z.string().nullable(),
  salary: z.object({
    /** In minor units. */
    read: z.object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string(), period }).nullable(),
    unread: z.string().nullable(),
    /** In whole units, where currency or period is missing. */
    parts: z
      .object({
        min: z.number().nullable(),
        max: z.number().nullable(),
        currency: z.string().nullable(),
        period: period.nullable(),
      })
      .nullable(),
  }),
});

export type SheetValue = z.infer<typeof sheetValueSchema>;
