import { useResolve, useService } from '#core/client/di/use-service.ts';
import { dropPersonsDrafts } from '#core/client/forms/draft.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/use-go.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { deleteAccount } from '../../contract/deletion-endpoints.ts';
import { PushStore } from '../push/push-store.ts';

/** The last thing that is said stays long enough to be read twice; milliseconds. */
const FAREWELL_MS = 12_000;

/** Deletes the account with its password, clears this browser of it, and takes leave. Rejects with whatever refused. */
export function useDeletion(): (password: string) => Promise<void> {
  const t = useT('account');
  const resolve = useResolve();
  const identity = useService(IdentityClient);
  const api = useService(ApiClient);
  const session = useService(SessionStore);
  const snackbar = useService(SnackbarStore);
  const go = useGo();
  return async (password) => {
    const account = await identity.account();
    await account.reauthenticate(password);
    // While this browser may still say so.
    await resolve(PushStore).leave();
    await api.call(deleteAccount);
    await session.signOut();
    dropPersonsDrafts();
    go(ADDRESSES.home, { replace: true });
    snackbar.raise(t('deleteAccount.farewell'), { timeout: FAREWELL_MS });
  };
}
