import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { useGoOn } from '#core/client/wizard/use-wizard.ts';

/** Shows a message after a step is saved, and opens the next step. */
export function useStepSaved(): (company: unknown, isNew: boolean) => void {
  const t = useT('employer');
  const snackbar = useService(SnackbarStore);
  const goOn = useGoOn();
  return (_, isNew) => {
    snackbar.raise(t(isNew ? 'form.created' : 'form.saved'));
    void goOn();
  };
}
