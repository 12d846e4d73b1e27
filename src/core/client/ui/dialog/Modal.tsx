import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { useService } from '../../di/use-service.ts';
import { classNames } from '../class-names.ts';
import { OpenDialogs } from './open-dialogs.ts';
import './modal.css';

interface ModalProps {
  readonly open: boolean;
  /** Closed by Escape, or by a press on the ground beside it. */
  readonly onClose: () => void;
  /** Its name for readers; give `labelledBy` instead where a heading says it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Something over the page, as the browser's own dialog: it keeps the focus, and gives it back to where it came from. */
export function Modal({ open, onClose, label, labelledBy, className, children }: ModalProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const dialogs = useService(OpenDialogs);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (!open) {
      if (element.open) element.close();
      return undefined;
    }
    if (!element.open) element.showModal();
    return dialogs.add(element);
  }, [open, dialogs]);
  return (
    // The keyboard closes it with Escape; the click is one on the ground beside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is built into the element
    <dialog
      ref={dialog}
      className={classNames('modal', className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClose={() => open && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && children}
    </dialog>
  );
}
