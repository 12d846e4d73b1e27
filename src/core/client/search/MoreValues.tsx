import type { JSX } from 'react';
import type { NamedList } from '#core/contract/named-list.ts';
import { Picker } from '../ui/picker/Picker.tsx';
import { useListSource } from '../ui/picker/use-list-source.ts';

interface MoreValuesProps {
  readonly label: string;
  readonly list: NamedList;
  /** The values that are chosen already. They are not offered. */
  readonly chosen: readonly string[];
  readonly onChoose: (value: string) => void;
}

/** Finds values of a filter beyond the most frequent ones by name. */
export function MoreValues({ label, list, chosen, onChoose }: MoreValuesProps): JSX.Element {
  const source = useListSource(list, { nameOf: () => undefined, isLeftOut: (code) => chosen.includes(code) });
  return (
    <Picker
      label={label}
      source={source}
      value=""
      onChange={(value) => {
        if (value !== '') onChoose(value);
      }}
    />
  );
}
