import type { ComponentProps, JSX } from 'react';
import { FormDialog } from '#core/client/forms/FormDialog.tsx';
import { PassportFailure } from './PassportFailure.tsx';

interface PassportDialogProps extends Omit<ComponentProps<typeof FormDialog>, 'open' | 'failure'> {
  readonly failure: unknown;
}

/** A dialog with a form about credentials. It is open while it is rendered. */
export function PassportDialog({ failure, ...props }: PassportDialogProps): JSX.Element {
  return <FormDialog open failure={<PassportFailure failure={failure} />} {...props} />;
}
