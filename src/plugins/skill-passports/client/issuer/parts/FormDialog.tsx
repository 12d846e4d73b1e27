import { type JSX, type ReactNode, type SyntheticEvent, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, type ButtonVariant } from '#core/client/ui/Button.tsx';
import { Modal } from '#core/client/ui/dialog/Modal.tsx';
import { PassportFailure } from './PassportFailure.tsx';

interface FormDialogProps {
  readonly title: string;
  /** The verb on the button that sends the form. */
  readonly action: string;
  readonly variant: ButtonVariant;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly submit: (event?: SyntheticEvent) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form. It is open while it is rendered. */
export function FormDialog({ title, action, variant, busy, failure, submit, onClose, children }: FormDialogProps): JSX.Element {
  const t = useT('skill-passports');
  const titleId = useId();
  return (
    <Modal open onClose={onClose} labelledBy={titleId}>
      <form className="modal__in" noValidate onSubmit={submit}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <PassportFailure failure={failure} />
        <div className="modal__end">
          <Button onClick={onClose}>{t('issuer.cancel')}</Button>
          <Button type="submit" variant={variant} busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
