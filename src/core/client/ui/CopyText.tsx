import type { JSX } from 'react';
import { useService } from '../di/use-service.ts';
import { useT } from '../i18n/use-t.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { IconButton } from './Button.tsx';
import { CopyIcon } from './icons/page-icons.tsx';
import * as styles from './CopyText.module.css';

interface CopyTextProps {
  readonly text: string;
  /** Accessible name of the button. */
  readonly label: string;
}

/** A technical text with a button that copies it. It is written from left to right. */
export function CopyText({ text, label }: CopyTextProps): JSX.Element {
  const t = useT('core');
  const snackbar = useService(SnackbarStore);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      snackbar.raise(t('copy.done'));
    } catch {
      // Without https, a browser offers the clipboard only to pages of localhost.
      snackbar.raise(t('copy.failed'), { color: 'warning' });
    }
  };
  return (
    <span className={styles.copyText}>
      <bdi dir="ltr" className={styles.copyTextWords}>
        {text}
      </bdi>
      <IconButton icon={CopyIcon} label={label} className={styles.copyTextButton} onClick={() => void copy()} />
    </span>
  );
}
