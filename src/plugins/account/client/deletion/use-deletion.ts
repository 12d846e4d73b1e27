import { useResolve, useService } from '#core/client/di/use-service.ts';
import { dropUserDrafts } from '#core/client/forms/draft.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { deleteAccount } from '../../contract/deletion-endpoints.ts';
import { PushStore } from '../push/push-store.ts';

/** Milliseconds that the farewell message stays, long enough to read it twice. */
const FAREWELL_MS = 12_000;

/** Deletes the account, clears this browser and shows a farewell message. Rejects with the error of the refusal. */
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
    // This call needs the session, so it comes before the deletion.
    await resolve(PushStore).leave();
    await api.call(deleteAccount);
    await session.signOut();
    dropUserDrafts();
    go(ADDRESSES.home, { replace: true });
    snackbar.raise(t('deleteAccount.farewell'), { timeout: FAREWELL_MS });
  };
}
