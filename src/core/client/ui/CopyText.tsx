import type { JSX } from 'react';
import { useService } from '../di/use-service.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { IconButton } from './Button.tsx';
import { CopyIcon } from './icons/page-icons.tsx';
import './CopyText.css';

interface CopyTextProps {
  readonly text: string;
  /** Accessible name of the button. */
  readonly label: string;
  /** Sentences that say whether it was copied. */
  readonly copied: string;
  readonly notCopied: string;
}

/** A technical text with a button that copies it. It is written from left to right. */
export function CopyText({ text, label, copied, notCopied }: CopyTextProps): JSX.Element {
  const snackbar = useService(SnackbarStore);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      snackbar.raise(copied);
    } catch {
      // Without https, a browser offers the clipboard only to pages of localhost.
      snackbar.raise(notCopied, { color: 'warning' });
    }
  };
  return (
    <span className="copy-text">
      <bdi dir="ltr" className="copy-text__words">
        {text}
      </bdi>
      <IconButton icon={CopyIcon} label={label} className="copy-text__button" onClick={() => void copy()} />
    </span>
  );
}
