import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';

/** What a page does when it opens, in the query of its address. */
const THEN = 'then';

const SAVE = 'save';

/** The page of a posting that saves it when it opens. A visitor comes there after the sign-in. */
export function savingAddress(id: string): string {
  return `${href(jobRoutes.detail, { id })}?${THEN}=${SAVE}`;
}

/** Whether the query of an address asks to save the posting. */
export function asksToSave(query: Readonly<Record<string, string | undefined>>): boolean {
  return query[THEN] === SAVE;
}

/** The query without this request. */
export function withoutAsking(query: Readonly<Record<string, string | undefined>>): string {
  const { [THEN]: _, ...rest } = query;
  const text = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, value ?? ''])).toString();
  return text === '' ? '' : `?${text}`;
}
