import type { JSX, ReactNode } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';

interface ChoiceGroupProps extends FieldTexts {
  readonly children: ReactNode;
}

/** A field of radio buttons or checkboxes, with the help and the error of a field. The first error of a form can give it the focus. */
export function ChoiceGroup({ children, ...texts }: ChoiceGroupProps): JSX.Element {
  return (
    <FieldFrame {...texts} onLabel={() => undefined}>
      {(control) => (
        <fieldset
          className="field__choices"
          aria-labelledby={`${control.id}-label`}
          aria-describedby={control['aria-describedby']}
          tabIndex={-1}
          {...(texts.error !== undefined && { 'data-fault': true })}
        >
          {children}
        </fieldset>
      )}
    </FieldFrame>
  );
}
