import type { JSX } from 'react';
import { Button } from '../ui/Button.tsx';
import { FormFailure } from './FormFailure.tsx';

interface FormEndProps {
  readonly failure: unknown;
  readonly busy: boolean;
  /** Word on the button. */
  readonly action: string;
}

/** How a form ends: why it was not sent, if so, and the button that sends it. */
export function FormEnd({ failure, busy, action }: FormEndProps): JSX.Element {
  return (
    <>
      <FormFailure failure={failure} />
      <div className="row">
        <Button type="submit" variant="grow" busy={busy}>
          {action}
        </Button>
      </div>
    </>
  );
}
