import { type FormEvent, type JSX, useEffect, useRef, useState } from 'react';
import { useResolve, useService } from '#core/client/di/use-service.ts';
import { dropUserDrafts } from '#core/client/forms/draft.ts';
import { dropTabStates } from '#core/client/forms/tab-state.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { deleteAccount } from '../../contract/endpoints.ts';
import { PasswordField, PasswordOwner } from '../PasswordField.tsx';
import { PushStore } from '../push/push-store.ts';
import { isWrongPassword, useReason } from '../use-reason.ts';
import * as styles from '../short-form.module.css';

/** The deletion form. The confirmation word prevents a deletion by accident. */
export function DeletionForm({ email }: { readonly email: string }): JSX.Element {
  const t = useT('account');
  const reason = useReason();
  const remove = useDeletion();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (key: string): void => {
    setError(t(key));
    field.current?.focus();
  };
  // The open dialog makes the field inert, and on closing returns the focus to the button.
  useEffect(() => {
    if (error !== undefined && !isAsking) field.current?.focus();
  }, [error, isAsking]);
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    setError(undefined);
    setFailure(undefined);
    if (password === '') refuse('deleteAccount.passwordNeeded');
    else setAsking(true);
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await remove(password);
    } catch (refusal) {
      setAsking(false);
      if (isWrongPassword(refusal)) refuse('deleteAccount.wrong');
      else setFailure(refusal);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <form className={`form ${styles.shortForm}`} noValidate onSubmit={ask}>
        {failure !== undefined && (
          <Note tone="rust" role="alert" title={t('deleteAccount.failed')}>
            {reason(failure)}
          </Note>
        )}
        <PasswordOwner email={email} />
        <PasswordField
          label={t('deleteAccount.password')}
          help={t('deleteAccount.passwordHelp')}
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          ref={field}
          error={error}
        />
        <div className="row">
          <Button type="submit" variant="rust">
            {t('deleteAccount.submit')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={t('deleteAccount.question')}
        action={t('deleteAccount.confirm')}
        keep={t('deleteAccount.keep')}
        typed={t('deleteAccount.word')}
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t('deleteAccount.final')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Milliseconds that the farewell message stays, long enough to read it twice. */
const FAREWELL_MS = 12_000;

/** Deletes the account, clears this browser and shows a farewell message. Rejects with the error of the refusal. */
function useDeletion(): (password: string) => Promise<void> {
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
    dropTabStates();
    go(ADDRESSES.home, { replace: true });
    snackbar.raise(t('deleteAccount.farewell'), { timeout: FAREWELL_MS });
  };
}
