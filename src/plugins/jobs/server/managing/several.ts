import { eachItem } from '#core/server/errors/each-item.ts';
import { jobErrors } from '../../contract/errors.ts';
import type { MoveResult } from '../../contract/managing-schemas.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';

/** Does the same to several postings, one after another. A posting for which it is refused does not stop the others. */
export async function forEachPosting<Item extends { readonly id: string }, Job extends ManagedJob | null>(
  items: readonly Item[],
  act: (item: Item) => Promise<Job>,
): Promise<MoveResult[]> {
  return (await eachItem(items, jobErrors, act)).map(({ item, value, error }) => ({ id: item.id, job: value, error }));
}
