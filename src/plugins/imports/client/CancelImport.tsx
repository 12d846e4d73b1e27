import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { useDesk } from './desk.ts';
import { isCancellable } from './run-steps.ts';
import * as styles from './spreadsheets.module.css';

/** Cancels the import before it is applied. Asks first when something was chosen. */
export const CancelImport = observer(function CancelImport(): JSX.Element | null {
  const t = useT('imports');
  const { store } = useDesk();
  const { cancel, question } = useCancelling();
  if (store.run === undefined || store.run.state === 'failed' || !isCancellable(store.run)) return null;
  return (
    <div className={styles.importsCancel}>
      <Button variant="quiet" busy={store.busy === 'cancel'} onClick={cancel}>
        {t('cancel')}
      </Button>
      {question}
    </div>
  );
});

/** Cancelling with its question. The caller renders the question. */
export function useCancelling(): { readonly cancel: () => void; readonly question: JSX.Element } {
  const t = useT('imports');
  const { store, draft, show } = useDesk();
  const snackbar = useService(SnackbarStore);
  const [isAsked, setAsked] = useState(false);
  const state = store.run?.state;
  const hasChosen = draft?.isChanged === true || state === 'checking' || state === 'checked' || state === 'applying';
  const go = async (): Promise<void> => {
    if (await store.cancel()) {
      draft?.sent();
      snackbar.raise(t('cancelled'));
      show(undefined);
    } else setAsked(false);
  };
  const question = (
    <ConfirmDialog
      open={isAsked}
      title={t('cancelTitle', { name: store.run?.fileName ?? '' })}
      action={t('cancel')}
      keep={t('cancelKeep')}
      busy={store.busy === 'cancel'}
      onConfirm={() => void go()}
      onClose={() => setAsked(false)}
    >
      <p>{t('cancelHelp')}</p>
    </ConfirmDialog>
  );
  return { cancel: () => (hasChosen ? setAsked(true) : void go()), question };
}
