import { unreadable } from '#core/client/http/api-error.ts';
import type { Facet, JobFacets } from '../../../contract/search-schemas.ts';

const FACETS = ['category', 'employmentType', 'workMode', 'experience', 'postedWithin', 'companies', 'skills', 'language'] as const;

/**
 * The facets of an answer, with all their lists.
 *
 * @throws ApiError `unreadable`, because the whole page would break
 */
export function readFacets(answer: JobFacets): JobFacets {
  const given: { readonly [Name in keyof JobFacets]?: JobFacets[Name] | undefined } = Object(answer);
  const areListed = FACETS.every((name) => isListed(given[name]));
  if (areListed && (given.pay === null || Array.isArray(given.pay?.counts))) return answer;
  throw unreadable(answer);
}

function isListed(facet: Facet | undefined): boolean {
  return Array.isArray(facet?.values);
}
