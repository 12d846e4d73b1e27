import { type FormEvent, type JSX, useRef, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { isWrongPassword, useReason } from '../use-reason.ts';
import { useDeletion } from './use-deletion.ts';
import '../short-form.css';

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
      <form className="form short-form" noValidate onSubmit={ask}>
        {failure !== undefined && (
          <Note tone="rust" role="alert" title={t('deleteAccount.failed')}>
            {reason(failure)}
          </Note>
        )}
        {/* Tells password managers which account the password belongs to. */}
        <input className="vh" type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
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
