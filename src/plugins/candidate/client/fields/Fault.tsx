import type { JSX } from 'react';
import { WarningIcon } from '#core/client/ui/icons/WarningIcon.tsx';
import '#core/client/ui/Field.css';

interface FaultProps {
  /** What is wrong and what to do; nothing is shown without it. */
  readonly sentence: string | undefined;
  readonly id?: string;
}

/** What is wrong with a field that has no frame. */
export function Fault({ sentence, id }: FaultProps): JSX.Element | null {
  if (sentence === undefined) return null;
  return (
    <p className="field__error" id={id} role="alert">
      <WarningIcon className="icon--s" />
      {sentence}
    </p>
  );
}
