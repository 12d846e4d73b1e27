import { useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { reloadOnConflict } from '#core/client/forms/reload-on-conflict.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import type { IssuedCredential } from '../../../contract/credential-schemas.ts';
import type { ActionProps } from './action-props.ts';

interface SentAction<Input> {
  readonly busy: boolean;
  readonly failure: unknown;
  readonly run: (input: Input) => Promise<void>;
}

/** An action of a dialog without a form: sends it once at a time, says that it is done, and closes the dialog. */
export function useCredentialAction<Input>(
  call: (input: Input) => Promise<IssuedCredential>,
  done: string,
  { onChanged, onOutdated, onClose }: Omit<ActionProps, 'credential'>,
): SentAction<Input> {
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const send = reloadOnConflict(onOutdated, async (input: Input) => {
    onChanged(await call(input));
    snackbar.raise(done);
    onClose();
  });
  return {
    busy,
    failure,
    run: async (input) => {
      setBusy(true);
      setFailure(undefined);
      try {
        await send(input);
      } catch (error) {
        setFailure(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
