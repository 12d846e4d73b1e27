import { type JSX, lazy, Suspense } from 'react';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { isolated } from '#core/contract/isolated.ts';
import { useT } from '../i18n/use-t.ts';
import { PluginBoundary } from '../plugin/PluginBoundary.tsx';
import { IconButton } from '../ui/Button.tsx';
import { Modal } from '../ui/dialog/Modal.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { CloseIcon } from '../ui/icons/icons.tsx';
import * as styles from './document.module.css';

const DocumentView = lazy(async () => ({
  default: (await import(/* webpackChunkName: "document-view" */ './DocumentView.tsx')).DocumentView,
}));

interface DocumentDialogProps {
  readonly file: StoredFile;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shows a file over the page. */
export function DocumentDialog({ file, open, onClose }: DocumentDialogProps): JSX.Element {
  const t = useT('core');
  return (
    <Modal open={open} onClose={onClose} label={isolated(file.name)} className={styles.documentDialog}>
      <div className={styles.documentHead}>
        <h2 className={styles.documentName}>
          <bdi>{file.name}</bdi>
        </h2>
        <IconButton icon={CloseIcon} label={t('document.close')} onClick={onClose} />
      </div>
      <PluginBoundary plugin="core" what="document-view" fallback={<ErrorNote />}>
        <Suspense fallback={<p className={styles.documentState}>{t('document.loading')}</p>}>
          <DocumentView file={file} />
        </Suspense>
      </PluginBoundary>
    </Modal>
  );
}
