import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { undoDecision } from '../../contract/endpoints.ts';
import type { Verification } from '../../contract/schemas.ts';
import { UNDO_SECONDS } from '../../contract/verification.ts';

/** Says that a decision is saved, and offers to take it back. */
export function useUndoDecision(companyId: string, onUndone: (verification: Verification) => void): (decided: Verification) => void {
  const t = useT('company-verification');
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const undo = async (version: number): Promise<void> => {
    try {
      onUndone(await api.call(undoDecision, { params: { id: companyId }, body: { version } }));
      snackbar.raise(t('decide.undone'));
    } catch {
      // The client reports the failure.
    }
  };
  return ({ version }) => void snackbar.raise(t('decide.done'), { undo: () => void undo(version), undoMs: UNDO_SECONDS * 1000 });
}
