import type { PlaceText } from '#plugins/places/contract/place-directory.ts';
import type { JobDetails } from '../../contract/job-details.ts';
import type { PublishedPostingRow } from '../../contract/published-postings.ts';

/** What of a published posting says its places. */
export type UnplacedPosting = Pick<PublishedPostingRow, 'job_id' | 'company_id' | 'location' | 'country' | 'work_mode'>;

/** The texts that name the places of a posting. */
export function textsOf({ location, country }: UnplacedPosting, { places = [] }: Partial<JobDetails> = {}): readonly PlaceText[] {
  const first = location === null ? [] : [{ text: location, country: country ?? undefined }];
  return [...first, ...places.map((place) => ({ text: place.location, country: place.country || undefined }))];
}

/** Whether a location that names no town may be a street: it has the number of a house. */
export function isStreet(location: string | null): boolean {
  return location !== null && /\p{N}/u.test(location);
}

/** The countries in which applicants for remote work may live; empty for all. The country of the posting counts where it says no others. */
export function countriesOf(
  { work_mode, country }: UnplacedPosting,
  { applicantCountries = [] }: Partial<JobDetails> = {},
): readonly string[] {
  if (work_mode !== 'remote') return [];
  if (applicantCountries.length > 0) return applicantCountries;
  return country === null ? [] : [country];
}
