import type { JSX } from 'react';
import { WarningIcon } from '#core/client/ui/icons/page-icons.tsx';
import '#core/client/ui/Field.css';

interface FaultProps {
  /** What is wrong and what to do. Without it, nothing is shown. */
  readonly sentence: string | undefined;
  readonly id?: string;
}

/** The error of a field without a frame. */
export function Fault({ sentence, id }: FaultProps): JSX.Element | null {
  if (sentence === undefined) return null;
  return (
    <p className="field__error" id={id} role="alert">
      <WarningIcon className="icon--s" />
      {sentence}
    </p>
  );
}
