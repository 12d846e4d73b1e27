import { useCallback } from 'react';
import { useGoBack } from '#core/client/navigation/go.tsx';
import { href } from '#core/contract/route-ref.ts';
import { passportRoutes } from '../../contract/routes.ts';

/** The address of the passport with a credential open. */
export function credentialAddress(id: string): string {
  return href(passportRoutes.passports, {}, { credential: id });
}

/** Closes the open credential. "Back" does not open it again. */
export function useCloseDetail(): () => void {
  const goBack = useGoBack();
  return useCallback(() => goBack(href(passportRoutes.passports)), [goBack]);
}
