import { z } from '#core/contract/schema.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '../../contract/job.ts';
import { JOB_STATUSES } from '../../contract/life-cycle.ts';
import { PAY_PERIODS } from '../../contract/salary.ts';

// What the core keeps between the steps of an import, and gives back. It is read strictly: the server has written it itself.

const hash = z.string().regex(/^[0-9a-f]+$/);

const content = {
  title: z.string(),
  description: z.string().nullable(),
  descriptionHtml: z.string().nullable(),
  location: z.string().nullable(),
  workMode: z.enum(WORK_MODES).nullable(),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  salaryCurrency: z.string().nullable(),
  salaryPeriod: z.enum(PAY_PERIODS).nullable(),
  seniority: z.string().nullable(),
  contentHash: hash,
};

/** A stored posting before an import. */
export const storedSchema = z.object({
  ...content,
  id: z.string(),
  version: z.int(),
  status: z.enum(JOB_STATUSES),
  isPausedBySystem: z.boolean(),
  companyId: z.string(),
  /** Code, also where it was merged since. */
  category: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** The import that wrote the draft before; absent in what an earlier version kept. */
  importId: z.string().nullable().default(null),
});

/** A posting after an import. */
export const imposedSchema = z.object({
  ...content,
  /** `null` for a new posting. */
  id: z.string().nullable(),
  key: hash,
  externalId: z.string().nullable(),
  /** The name in the file of a company that may have to be created; `null` for the company that the posting or the import has. */
  companyName: z.string().nullable(),
  /** `isNew`: the name meant no category when the row was checked. */
  category: z.object({ code: z.string(), name: z.string(), isNew: z.boolean().default(false) }).nullable(),
  publishedAt: z.string().nullable(),
  /** The names of the changed fields, for the history. */
  names: z.array(z.string()),
});

/** What was written. The posting was touched since when it differs. */
export const writtenSchema = z.object({ id: z.string(), version: z.int(), status: z.enum(JOB_STATUSES) });

/** A posting that is paused because the file leaves it out. */
export const pausedSchema = z.object({ id: z.string() });

export type StoredPosting = z.infer<typeof storedSchema>;
export type ImposedPosting = z.infer<typeof imposedSchema>;
export type WrittenState = z.infer<typeof writtenSchema>;
