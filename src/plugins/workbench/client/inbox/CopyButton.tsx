import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { CopyIcon } from '#core/client/ui/icons/page-icons.tsx';

/** Copies a code to the clipboard, and reports the result. */
export function CopyButton({ code }: { readonly code: string }): JSX.Element {
  const t = useT('workbench');
  const snackbar = useService(SnackbarStore);
  const copy = async (): Promise<void> => {
    try {
      // Without https, a browser offers the clipboard only to pages of localhost.
      await navigator.clipboard.writeText(code);
      snackbar.raise(t('inbox.copied'));
    } catch {
      snackbar.raise(t('inbox.notCopied'), { color: 'warning' });
    }
  };
  return (
    <Button size="s" variant="quiet" onClick={() => void copy()}>
      <CopyIcon className="icon--s" />
      {t('inbox.copy')}
    </Button>
  );
}
