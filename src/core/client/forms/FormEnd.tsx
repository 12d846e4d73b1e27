import type { JSX } from 'react';
import { Button } from '../ui/Button.tsx';
import { FormFailure } from './FormFailure.tsx';

interface FormEndProps {
  readonly failure: unknown;
  readonly busy: boolean;
  /** Label of the button. */
  readonly action: string;
}

/** The end of a form: the reason for a failed submit, if any, and the submit button. */
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
