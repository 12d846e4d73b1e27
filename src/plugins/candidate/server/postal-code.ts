import { type Issue, issueAt } from '#core/contract/errors.ts';
import { latinDigits } from '#core/contract/latin-digits.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { candidateIssues } from '../contract/issues.ts';
import type { Place } from '../contract/section-schemas.ts';

type Address = Pick<Place, 'country' | 'postalCode'>;

/** The issue of a postal code that its country does not have. An address that did not change has none: the pattern may have changed. */
export async function postalCodeIssues(
  catalogue: Pick<MasterCatalogue, 'valuesOf'>,
  { country, postalCode }: Address,
  before: Address,
): Promise<readonly Issue[]> {
  if (country === '' || postalCode === '') return [];
  if (country === before.country && postalCode === before.postalCode) return [];
  const pattern = (await catalogue.valuesOf('countries', [country])).get(country)?.postalPattern;
  if (typeof pattern !== 'string' || pattern === '' || matches(pattern, postalCode)) return [];
  return [issueAt('value.postalCode', candidateIssues['candidate.postal-code'])];
}

// Patterns have capital letters and the digits 0 to 9.
function matches(pattern: string, postalCode: string): boolean {
  return new RegExp(`^(?:${pattern})$`, 'iu').test(latinDigits(postalCode.trim()));
}
