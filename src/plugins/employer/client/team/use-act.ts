import { useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';

/** The action of a button. */
export interface Act {
  readonly busy: boolean;
  /** Does the work, then says that it is done. Resolves with whether it is. The client has shown why it is not. */
  readonly act: (work: () => Promise<unknown>, said: string) => Promise<boolean>;
}

/** Does the work of buttons, one after another. */
export function useAct(): Act {
  const snackbar = useService(SnackbarStore);
  const [busy, setBusy] = useState(false);
  const act: Act['act'] = async (work, said) => {
    setBusy(true);
    try {
      await work();
      snackbar.raise(said);
      return true;
    } catch {
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}
