import { type JSX, type ReactNode, useState } from 'react';
import { FILE_KINDS, kindOfType } from '#core/contract/files/file-kind.ts';
import type { StoredFile } from '#core/contract/files/schemas.ts';
import { useT } from '../i18n/use-t.ts';
import { Button } from '../ui/Button.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { useSizeText } from './use-size-text.ts';
import * as styles from './files.module.css';

interface StoredRowProps {
  readonly file: StoredFile;
  /** Absent where the file cannot be changed. */
  readonly onReplace?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
  /** Shows the file in the page; a dialog shows it when absent. */
  readonly onView?: (() => void) | undefined;
  /** Whether the page shows the file. */
  readonly isViewed?: boolean | undefined;
  /** Further content of the row, for example a name or a choice. */
  readonly children?: ReactNode;
}

/** A stored file with its facts, and what can be done with it. */
export function StoredRow({ file, onReplace, onRemove, onView, isViewed, children }: StoredRowProps): JSX.Element {
  const t = useT('core');
  const [isOpen, setOpen] = useState(false);
  const { name, state } = file;
  return (
    <li className={styles.filesRow}>
      <div className={styles.filesFacts}>
        <bdi className={styles.filesName}>{name}</bdi>
        <Facts file={file} />
        {children}
      </div>
      <div className={styles.filesActions}>
        {state === 'ready' && (
          <Button
            size="s"
            onClick={onView ?? (() => setOpen(true))}
            aria-label={t('files.viewNamed', { name })}
            {...(isViewed !== undefined && { 'aria-pressed': isViewed })}
          >
            {t('files.view')}
          </Button>
        )}
        {onReplace !== undefined && (
          <Button size="s" onClick={onReplace} aria-label={t('files.replaceNamed', { name })}>
            {t('files.replace')}
          </Button>
        )}
        {onRemove !== undefined && (
          <Button size="s" variant="quiet" onClick={onRemove} aria-label={t('files.removeNamed', { name })}>
            {t('files.remove')}
          </Button>
        )}
      </div>
      <DocumentDialog file={file} open={isOpen} onClose={() => setOpen(false)} />
    </li>
  );
}

function Facts({ file: { mediaType, bytes, pages, state } }: Pick<StoredRowProps, 'file'>): JSX.Element {
  const t = useT('core');
  const sizeText = useSizeText();
  if (state === 'pending') return <span className={styles.filesMeta}>{t('files.pending')}</span>;
  if (state === 'infected') return <span className={styles.filesReason}>{t('issues.files.virus')}</span>;
  const kind = kindOfType(mediaType);
  return (
    <span className={styles.filesMeta}>
      {kind !== undefined && <span>{FILE_KINDS[kind].label}</span>}
      <span>{sizeText(bytes)}</span>
      {pages !== undefined && <span>{t('files.pages', { count: pages })}</span>}
    </span>
  );
}
