import { type JSX, type KeyboardEvent, useEffect, useRef } from 'react';
import { typedNumber } from '../../i18n/typed-number.ts';
import { useT } from '../../i18n/use-t.ts';
import { TextInput } from '../TextInput.tsx';
import type { RangeFacet } from './facet.ts';

const ENDS = ['from', 'to'] as const;

/** Two number fields. A value is applied on blur or Enter, not with every digit. */
export function FacetRange({ group }: { readonly group: RangeFacet }): JSX.Element {
  const { range, only, help, onChange } = group;
  const set = (end: 'from' | 'to', typed: string): void => {
    const number = typedNumber(typed);
    if (number === range[end]) return;
    const { [end]: _replaced, ...others } = range;
    onChange(number === undefined ? others : { ...others, [end]: number });
  };
  return (
    <>
      <div className="facet__range">
        {ENDS.filter((end) => only === undefined || only === end).map((end) => (
          <RangeEnd key={end} end={end} value={range[end]} onSet={(typed) => set(end, typed)} />
        ))}
      </div>
      {help !== undefined && <p className="field__help">{help}</p>}
    </>
  );
}

interface RangeEndProps {
  readonly end: 'from' | 'to';
  readonly value: number | undefined;
  readonly onSet: (typed: string) => void;
}

function RangeEnd({ end, value, onSet }: RangeEndProps): JSX.Element {
  const t = useT('core');
  const input = useRef<HTMLInputElement>(null);
  // The field follows a change from outside, for example when all filters are cleared.
  useEffect(() => {
    if (input.current !== null) input.current.value = value?.toString() ?? '';
  }, [value]);
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') onSet(event.currentTarget.value);
  };
  return (
    <TextInput
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      label={end === 'from' ? t('facets.from') : t('facets.to')}
      defaultValue={value}
      onBlur={({ target }) => onSet(target.value)}
      onKeyDown={press}
    />
  );
}
