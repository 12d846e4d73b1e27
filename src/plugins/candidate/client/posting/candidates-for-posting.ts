import { skillKey } from '#plugins/jobs/contract/filter-values.ts';
import type { Job } from '#plugins/jobs/contract/reply-schemas.ts';
import { MOST_CANDIDATE_VALUES } from '../../contract/candidate-search.ts';

/** A search for candidates who fit a posting, and by what it finds them. */
export interface CandidatesForPosting {
  readonly by: 'skills' | 'category';
  readonly terms: { readonly skills: string } | { readonly category: string };
}

/** The search by the necessary skills of a posting, or by its helpful ones, or by its category; `undefined` when it names none of them. */
export function candidatesFor({ details, category }: Pick<Job, 'details' | 'category'>): CandidatesForPosting | undefined {
  const must = details.skills.filter((skill) => skill.must);
  const keys = (must.length > 0 ? must : details.skills).map(skillKey).filter((key) => key !== '');
  const skills = [...new Set(keys)].slice(0, MOST_CANDIDATE_VALUES).join(',');
  if (skills !== '') return { by: 'skills', terms: { skills } };
  return category === null ? undefined : { by: 'category', terms: { category: category.code } };
}
