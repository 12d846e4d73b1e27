import { coreErrors, type ErrorMeaning } from '#core/contract/errors.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { jobErrors } from '../../contract/errors.ts';
import type { ManagedJob } from '../../contract/job.ts';
import type { MoveResult } from '../../contract/managing.ts';

const MEANINGS: ReadonlyMap<string, ErrorMeaning> = new Map(Object.entries({ ...coreErrors, ...jobErrors }));

/** Does the same to several postings, one after another. A posting for which it is refused does not stop the others. */
export async function forEachPosting<Item extends { readonly id: string }, Job extends ManagedJob | null>(
  items: readonly Item[],
  act: (item: Item) => Promise<Job>,
): Promise<MoveResult[]> {
  const results: MoveResult[] = [];
  for (const item of items) {
    results.push(
      await act(item).then(
        (job) => ({ id: item.id, job, error: null }),
        (error: unknown) => ({ id: item.id, job: null, error: refusalOf(error) }),
      ),
    );
  }
  return results;
}

/** @throws the error itself when it is not a refusal of one posting */
function refusalOf(error: unknown): NonNullable<MoveResult['error']> {
  const meaning = error instanceof ApiFault ? MEANINGS.get(error.code) : undefined;
  // What concerns the caller, such as a suspension, concerns all postings.
  if (!(error instanceof ApiFault) || meaning === undefined || meaning.status < 404) throw error;
  const issues = (error.issues ?? []).map(({ path, code, message, values }) => ({ path, code, message, values }));
  return { code: error.code, message: meaning.message, issues };
}
