import { type JSX, type ReactNode, type SyntheticEvent, useId } from 'react';
import { useT } from '../i18n/use-t.ts';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import { Modal } from '../ui/dialog/Modal.tsx';

interface FormDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The verb on the button that sends the form. */
  readonly action: string;
  readonly variant: ButtonVariant;
  readonly busy: boolean;
  /** Says why sending failed, for example a `FormFailure`. */
  readonly failure: ReactNode;
  readonly submit: (event: SyntheticEvent) => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form. */
export function FormDialog({ open, title, action, variant, busy, failure, submit, onClose, children }: FormDialogProps): JSX.Element {
  const t = useT('core');
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId}>
      <form className="modal__in" noValidate onSubmit={submit}>
        <h2 id={titleId}>{title}</h2>
        {children}
        {failure}
        <div className="modal__end">
          <Button onClick={onClose}>{t('confirm.keep')}</Button>
          <Button type="submit" variant={variant} busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
