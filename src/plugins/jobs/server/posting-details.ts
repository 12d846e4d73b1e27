import { readStored } from '#core/server/db/read-stored.ts';
import { BLANK_DETAILS } from '../contract/detail-values.ts';
import { type JobDetails, jobDetailsSchema } from '../contract/job-details.ts';

/** The details of a stored posting, with blanks for those that it lacks. */
export function detailsOf(stored: Partial<JobDetails>): JobDetails {
  return Object.keys(stored).length === 0 ? BLANK_DETAILS : readStored(jobDetailsSchema, BLANK_DETAILS, stored).value;
}

/** Only the details with a value, so that most postings have an empty document. */
export function storedDetails(details: JobDetails): string {
  const blank = new Map<string, unknown>(Object.entries(BLANK_DETAILS));
  const filled = Object.entries(details).filter(([name, value]) => JSON.stringify(blank.get(name)) !== JSON.stringify(value));
  return JSON.stringify(Object.fromEntries(filled));
}
