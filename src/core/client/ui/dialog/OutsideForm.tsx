import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';

/**
 * Puts a dialog with a form at the end of the document, because a form cannot stand within another one. Its events stay in it: sending it does
 * not send the form from which it was opened.
 */
export function OutsideForm({ children }: { readonly children: ReactNode }): ReactPortal {
  const stop = (event: { stopPropagation: () => void }): void => event.stopPropagation();
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only ends the events of its content
    <div onSubmit={stop} onBlur={stop}>
      {children}
    </div>,
    document.body,
  );
}
