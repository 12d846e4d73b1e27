import { type FormEvent, type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { IdentityClient } from '#core/client/session/identity-client.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { useReason } from '../use-reason.ts';

// The same limit as at sign-up.
const LONGEST = 100;

interface NameFormProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** Changes the name at the provider. Our server then reads it from the new token. */
export function NameForm({ name, onClose }: NameFormProps): JSX.Element {
  const t = useT('account');
  const [typed, setTyped] = useState(name);
  const [isTried, setTried] = useState(false);
  const reason = useReason();
  const { rename, busy, failure } = useRename(onClose);
  const fault = faultOf(typed);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fault === undefined && !busy) void rename(typed.trim());
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {failure !== undefined && (
        <Note tone="rust" role="alert" title={t('who.notRenamed')}>
          {reason(failure)}
        </Note>
      )}
      <TextInput
        autoFocus
        label={t('who.newName')}
        help={t('who.nameHelp')}
        autoComplete="name"
        dir="auto"
        limit={LONGEST}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
        error={isTried && fault !== undefined ? t(fault, { count: LONGEST }) : undefined}
      />
      <div className="row">
        <Button type="submit" variant="ink" busy={busy}>
          {t('who.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('who.cancel')}
        </Button>
      </div>
    </form>
  );
}

function faultOf(typed: string): string | undefined {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(typed)) return 'account:who.nameNeeded';
  return [...typed.trim()].length > LONGEST ? 'core:issues.too-long' : undefined;
}

function useRename(onDone: () => void): { rename: (name: string) => Promise<void>; busy: boolean; failure: unknown } {
  const t = useT('account');
  const identity = useService(IdentityClient);
  const session = useService(SessionStore);
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const rename = async (name: string): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const account = await identity.account();
      await account.rename(name);
      await session.reload();
      snackbar.raise(t('who.renamed'));
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { rename, busy, failure };
}
