import { CANDIDATE_ORDERS, type CandidateOrder } from '../../../contract/listed-candidate.ts';

/** The words and the order in the address of the list. */
export type ShownCandidates = { readonly q?: string; readonly sort?: CandidateOrder };

/** What an address or a form asks for. Empty and unknown values are left out. */
export function shownCandidatesIn(search: Readonly<Record<string, string | undefined>>): ShownCandidates {
  const q = search.q?.trim();
  const sort = CANDIDATE_ORDERS.find((order) => order === search.sort);
  return { ...(q && { q }), ...(sort && { sort }) };
}
