import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { SavedSearch } from '../../contract/saved-schemas.ts';

export type FollowedDirectory = Pick<CompanyDirectory, 'marksOf' | 'namesOf'>;

/** The saved searches with the companies that they follow. A company that is gone is left out. */
export async function withFollowed(
  directory: FollowedDirectory,
  searches: readonly Omit<SavedSearch, 'company'>[],
): Promise<SavedSearch[]> {
  const ids = searches.flatMap(({ terms }) => followedId(terms) ?? []);
  const [names, marks] = ids.length === 0 ? [] : await Promise.all([directory.namesOf(ids), directory.marksOf(ids)]);
  return searches.map((search) => {
    const id = followedId(search.terms);
    const name = id && names?.get(id);
    return { ...search, company: id && name ? { id, name, logoFileId: marks?.get(id)?.logoFileId ?? null } : null };
  });
}

/** The company of a search whose only term is one company. */
function followedId({ companies, ...others }: JobFilter): string | undefined {
  return companies?.includes(',') || Object.keys(others).length > 0 ? undefined : companies;
}
