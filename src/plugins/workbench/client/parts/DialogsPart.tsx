import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';

type Open = 'none' | 'ask' | 'typed' | 'sheet';

/** Overlays: questions, a sheet and messages. */
export function DialogsPart(): JSX.Element {
  const t = useT('workbench');
  const snackbar = useService(SnackbarStore);
  const [open, setOpen] = useState<Open>('none');
  const close = (): void => setOpen('none');
  const question = { title: t('dialog.title'), action: t('dialog.delete'), onConfirm: close, onClose: close };
  return (
    <div className="row">
      <Button variant="rust" onClick={() => setOpen('ask')}>
        {t('dialog.ask')}
      </Button>
      <Button variant="rust" onClick={() => setOpen('typed')}>
        {t('dialog.askTyped')}
      </Button>
      <Button onClick={() => setOpen('sheet')}>{t('dialog.sheet')}</Button>
      <Button onClick={() => snackbar.raise(t('dialog.said'))}>{t('dialog.say')}</Button>
      <Button onClick={() => snackbar.raise(t('dialog.said'), { undo: () => snackbar.raise(t('dialog.undone')) })}>
        {t('dialog.sayUndo')}
      </Button>
      <Button onClick={() => snackbar.raise(t('state.failed'), { color: 'error' })}>{t('dialog.sayError')}</Button>
      <ConfirmDialog open={open === 'ask'} {...question}>
        <p>{t('dialog.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog open={open === 'typed'} typed={t('dialog.word')} {...question}>
        <p>{t('dialog.text')}</p>
      </ConfirmDialog>
      <Sheet open={open === 'sheet'} onClose={close} title={t('dialog.sheet')}>
        <p>{t('dialog.text')}</p>
      </Sheet>
    </div>
  );
}
