import { type JSX, useRef } from 'react';
import { Chips } from '#core/client/ui/chip/Chip.tsx';
import type { FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import type { z } from '#core/contract/schema.ts';
import { AddField } from './AddField.tsx';

interface ChipsFieldProps extends FieldTexts {
  readonly values: readonly string[];
  /** The schema of one value. */
  readonly schema: z.ZodType<string>;
  /** The maximum number of values. At the maximum, the input is hidden. */
  readonly most: number;
  readonly onChange: (values: readonly string[]) => void;
  readonly inputMode?: 'url';
}

/** A list of words or addresses, each a chip that can be removed. */
export function ChipsField({ values, schema, most, onChange, inputMode, ...texts }: ChipsFieldProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const remove = (value: string): void => {
    onChange(values.filter((other) => other !== value));
    input.current?.focus();
  };
  return (
    <AddField
      {...texts}
      schema={schema}
      known={values}
      isFull={values.length >= most}
      inputMode={inputMode}
      input={input}
      above={<Chips values={values} onRemove={remove} />}
      onAdd={(value) => onChange([...values, value])}
    />
  );
}
