import { clsx } from 'clsx';
import { type JSX, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useService } from '../../di/use-service.ts';
import { keepFocus } from './keep-focus.ts';
import { OpenDialogs } from './open-dialogs.ts';
import './modal.css';

interface ModalProps {
  readonly open: boolean;
  /** Called on Escape, and on a click on the backdrop. */
  readonly onClose: () => void;
  /** Accessible name of the dialog. Use `labelledBy` instead when a heading contains it. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A native modal dialog over the page. It keeps the focus, and returns it to the previous element. */
export function Modal({ open, onClose, label, labelledBy, className, children }: ModalProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const dialogs = useService(OpenDialogs);
  const isLeaving = useCloseOnUnmount(dialog);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (!open) {
      if (element.open) element.close();
      return undefined;
    }
    if (!element.open) element.showModal();
    const remove = dialogs.add(element);
    const letFocusGo = keepFocus(element);
    return () => {
      letFocusGo();
      remove();
    };
  }, [open, dialogs]);
  return (
    // Escape closes the dialog by keyboard. This click handler is for clicks on the backdrop.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is built into the element
    <dialog
      ref={dialog}
      className={clsx('modal', className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      onClose={() => open && !isLeaving.current && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && children}
    </dialog>
  );
}

/**
 * Closes the dialog before it leaves the document: the browser returns the focus only on closing. Returns whether the dialog is leaving,
 * so that this does not count as closing by the user.
 */
function useCloseOnUnmount(dialog: RefObject<HTMLDialogElement | null>): RefObject<boolean> {
  const isLeaving = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    isLeaving.current = false;
    return () => {
      isLeaving.current = true;
      element?.close();
    };
  }, [dialog]);
  return isLeaving;
}
