import type { ComponentProps, JSX } from 'react';
import { FormDialog } from '#core/client/forms/FormDialog.tsx';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import type { ManagedUser } from '../../contract/schemas.ts';

/** The properties of every dialog about one user. */
export interface UserDialogProps {
  readonly user: ManagedUser;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChanged: (user: ManagedUser) => void;
  /** Another administrator changed the user first: the page loads the user again. */
  readonly onOutdated: () => void;
}

interface FrameProps extends Omit<ComponentProps<typeof FormDialog>, 'failure'> {
  readonly failure: unknown;
}

/** A dialog with a form about one user. */
export function UserDialog({ failure, ...props }: FrameProps): JSX.Element {
  return <FormDialog failure={<FormFailure failure={failure} />} {...props} />;
}
