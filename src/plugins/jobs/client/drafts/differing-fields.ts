import type { PostingField, PostingValues } from '../form/posting-values.ts';

/** The fields in which two versions of a posting differ. Its company never changes. */
export function differingFields(
  one: PostingValues,
  other: PostingValues,
  among = Object.keys(one) as PostingField[],
): readonly PostingField[] {
  return among.filter((field) => field !== 'companyId' && JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}
