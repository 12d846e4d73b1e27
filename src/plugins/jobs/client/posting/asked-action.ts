import { useSearch } from '#core/client/navigation/page-address.ts';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** An action on a posting for which a visitor signs in first. */
export type AskedAction = 'apply' | 'save';

/** The address of a posting to which a visitor returns from the sign-in, to continue with the action. */
export function addressToGoOn(id: string, then: AskedAction): string {
  return href(jobRoutes.openDetail, { id }, { then });
}

/** The action for which the user signed in; `undefined` when the page was opened in any other way. */
export function useAskedAction(): AskedAction | undefined {
  return actionIn(useSearch().then);
}

/** The action that the parameter `then` of an address names. */
export function actionIn(then: string | undefined): AskedAction | undefined {
  return then === 'apply' || then === 'save' ? then : undefined;
}
