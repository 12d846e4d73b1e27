import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { idParamsSchema, idSchema, instantSchema, lineSchema, type Shape, textSchema, z } from '#core/contract/schema.ts';
import { jobIssues } from '#plugins/jobs/contract/issues.ts';
import { jobFilterSchema } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { endReasonSchema, jobStatusSchema, jobSummarySchema } from '#plugins/jobs/contract/reply-schemas.ts';
import { MOST_NEW, MOST_NOTE, MOST_SAVED_JOBS, MOST_SAVED_SEARCHES, SEARCH_NAME } from './saved.ts';
import {
  deleteSavedSearch,
  getSavedMark,
  listSavedJobs,
  listSavedMarks,
  listSavedSearches,
  markSearchSeen,
  renameSavedSearch,
  saveJob,
  saveSearch,
  unsaveJob,
} from './saved-endpoints.ts';
import { normalTerms, termsText } from './saved-terms.ts';

/** In bytes of UTF-8. The database adds at most two spaces for each of the filters, and its limit is 4,096. */
const MOST_TERMS = 4000;

/** The filters of a search in JSON, where a choice is a boolean. */
export const savedTermsSchema = jobFilterSchema.extend({ exact: z.boolean().optional(), remote: z.boolean().optional() });

const termsSchema = savedTermsSchema
  .transform(normalTerms)
  .refine((terms) => bytesOf(termsText(terms)) <= MOST_TERMS, { error: jobIssues['jobs.terms-too-long'] });

/** The length in UTF-8. */
function bytesOf(text: string): number {
  return encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, '_').length;
}

const nameSchema = lineSchema(SEARCH_NAME.min, SEARCH_NAME.max);

export const savedMarkSchema = z.object({ note: z.string().nullable().describe('Only the user reads it.'), savedAt: instantSchema });

/** What a user keeps about a saved posting. */
export type SavedMark = Shape<typeof savedMarkSchema>;

const maybeSavedSchema = z.object({ saved: savedMarkSchema.nullable() });

export const savedJobSchema = savedMarkSchema.extend({
  id: idSchema,
  title: z.string().describe('The title when the posting was saved.'),
  job: jobSummarySchema.nullable().describe('The posting as it is now; `null` while it is reviewed again, and after its removal.'),
  status: jobStatusSchema.describe('A posting that is reviewed again counts as paused: readers do not see it for a time.'),
  expiresAt: instantSchema.nullable().describe('When it expires by itself.'),
  deadline: z.string().nullable().describe('The last day for applications.'),
  endedAt: instantSchema.nullable(),
  endReason: endReasonSchema.nullable(),
});

/** A saved posting in the list of its user. */
export type SavedJob = Shape<typeof savedJobSchema>;

const text = z.string().optional();

/** The terms in a response. */
const shownTermsSchema = z.object({
  q: text,
  where: text,
  category: text,
  employmentType: text,
  workMode: text,
  skills: text,
  companies: text,
  experience: text,
  language: text,
  country: text,
  minSalary: z.number().optional(),
  maxSalary: z.number().optional(),
  currency: text,
  postedWithin: z.number().optional(),
  companyId: text,
  exact: z.boolean().optional(),
  asWords: text,
  place: z.int().optional(),
  radius: z.int().optional(),
  remote: z.boolean().optional(),
});

export const savedSearchSchema = z.object({
  id: idSchema,
  name: z.string(),
  terms: shownTermsSchema.describe('Without empty filters. The values of a filter are sorted.'),
  createdAt: instantSchema,
  seenAt: instantSchema.describe('When its postings were last looked at.'),
  fresh: z
    .object({ count: z.int().min(0), more: z.boolean() })
    .describe(`The postings found that were published after \`seenAt\`, counted up to ${MOST_NEW}.`),
  company: z
    .object({ id: idSchema, name: z.string(), logoFileId: idSchema.nullable() })
    .nullable()
    .describe('The followed company: that of a search whose only term is one company; `null` for other searches.'),
});

/** A saved search. Its terms never change; another search is saved as another one. */
export type SavedSearch = Shape<typeof savedSearchSchema>;

export const saveJobContract = endpointContract(saveJob, {
  params: idParamsSchema,
  body: z.object({ note: textSchema(0, MOST_NOTE).optional() }),
  reply: savedMarkSchema,
});

export const unsaveJobContract = endpointContract(unsaveJob, { params: idParamsSchema, reply: maybeSavedSchema });

export const getSavedMarkContract = endpointContract(getSavedMark, { params: idParamsSchema, reply: maybeSavedSchema });

export const listSavedJobsContract = endpointContract(listSavedJobs, { query: pageQuerySchema, reply: pageSchema(savedJobSchema) });

export const listSavedMarksContract = endpointContract(listSavedMarks, {
  reply: z.object({ ids: z.array(idSchema).max(MOST_SAVED_JOBS) }),
});

export const listSavedSearchesContract = endpointContract(listSavedSearches, {
  reply: z.object({ items: z.array(savedSearchSchema).max(MOST_SAVED_SEARCHES) }),
});

export const savedSearchInputSchema = z.object({ name: nameSchema, terms: termsSchema });

export type SavedSearchInput = Shape<typeof savedSearchInputSchema>;

export const saveSearchContract = endpointContract(saveSearch, { body: savedSearchInputSchema, reply: savedSearchSchema }, 201);

export const renameSavedSearchContract = endpointContract(renameSavedSearch, {
  params: idParamsSchema,
  body: z.object({ name: nameSchema }),
  reply: savedSearchSchema,
});

export const deleteSavedSearchContract = endpointContract(deleteSavedSearch, { params: idParamsSchema, reply: z.undefined() }, 204);

export const markSearchSeenContract = endpointContract(markSearchSeen, { params: idParamsSchema, reply: savedSearchSchema });
