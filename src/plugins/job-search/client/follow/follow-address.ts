import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';

const FOLLOW = 'follow';

/** The page of a company that follows it when it opens. A visitor comes there after the sign-in. */
export function followingAddress(id: string): string {
  return `${href(employerRoutes.openCompany, { id })}?then=${FOLLOW}`;
}

/** Whether the query of an address asks to follow the company. */
export function asksToFollow({ then }: Readonly<Record<string, string | undefined>>): boolean {
  return then === FOLLOW;
}
