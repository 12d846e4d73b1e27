import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button, IconButton } from '#core/client/ui/Button.tsx';
import { CopyIcon } from '#core/client/ui/icons/page-icons.tsx';
import * as styles from './copy.module.css';

interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  readonly label: string;
  /** Shows only the icon. */
  readonly isSmall?: boolean;
}

/** Copies a text, and says whether this worked. */
export function CopyButton({ text, label, isSmall = false }: CopyButtonProps): JSX.Element {
  const t = useT('feedback');
  const snackbar = useService(SnackbarStore);
  const copy = async (): Promise<void> => {
    if (await copied(text)) snackbar.raise(t('item.copied'));
    else snackbar.raise(t('item.notCopied'), { color: 'warning' });
  };
  if (isSmall)
    return <IconButton icon={CopyIcon} label={label} className={`${styles.copy} ${styles.copySmall}`} onClick={() => void copy()} />;
  return (
    <Button size="s" variant="quiet" className={styles.copy} onClick={() => void copy()}>
      <CopyIcon className="icon--s" />
      {label}
    </Button>
  );
}

/** Copies a text. Returns whether this worked: without https, a browser offers the clipboard only to pages of localhost. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
