import { type JSX, type ReactNode, useId } from 'react';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, type ButtonVariant } from '#core/client/ui/Button.tsx';
import { Modal } from '#core/client/ui/dialog/Modal.tsx';
import type { ManagedUser } from '../../contract/user.ts';

/** The properties of every dialog about one user. */
export interface UserDialogProps {
  readonly user: ManagedUser;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChanged: (user: ManagedUser) => void;
  /** Another administrator changed the user first: the page loads the user again. */
  readonly onOutdated: () => void;
}

interface FrameProps extends Pick<UserDialogProps, 'open' | 'onClose'> {
  readonly title: string;
  readonly action: string;
  readonly variant: ButtonVariant;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly submit: (event: React.FormEvent) => void;
  readonly children: ReactNode;
}

/** A dialog with a form about one user. */
export function UserDialog({ open, onClose, title, action, variant, busy, failure, submit, children }: FrameProps): JSX.Element {
  const t = useT('users');
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId}>
      <form className="modal__in" noValidate onSubmit={submit}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <FormFailure failure={failure} />
        <div className="modal__end">
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" variant={variant} busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
