import { type JSX, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { typedNumber } from '../../i18n/typed-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useT } from '../../i18n/use-t.ts';
import { TextInput } from '../TextInput.tsx';
import type { RangeFacet } from './facet.ts';

const ENDS = ['from', 'to'] as const;

/** Two fields for whole numbers. A value is applied on blur or Enter, not with every digit. */
export function FacetRange({ group }: { readonly group: RangeFacet }): JSX.Element {
  const { range, only, help, onChange } = group;
  const set = (end: 'from' | 'to', number: number | undefined): void => {
    if (number === range[end]) return;
    const { [end]: _replaced, ...others } = range;
    onChange(number === undefined ? others : { ...others, [end]: number });
  };
  return (
    <>
      <div className="facet__range">
        {ENDS.filter((end) => only === undefined || only === end).map((end) => (
          <RangeEnd key={end} end={end} value={range[end]} onSet={(number) => set(end, number)} />
        ))}
      </div>
      {help !== undefined && <p className="field__help">{help}</p>}
    </>
  );
}

interface RangeEndProps {
  readonly end: 'from' | 'to';
  readonly value: number | undefined;
  readonly onSet: (value: number | undefined) => void;
}

function RangeEnd({ end, value, onSet }: RangeEndProps): JSX.Element {
  const t = useT('core');
  const locale = useLocale();
  const [isFaulty, setFaulty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The field follows a change from outside, for example when all filters are cleared.
  useEffect(() => {
    if (input.current !== null) input.current.value = value?.toString() ?? '';
    setFaulty(false);
  }, [value]);
  const apply = (typed: string): void => {
    const number = typedNumber(typed, { locale });
    const isNumber = typed.trim() === '' || number !== undefined;
    setFaulty(!isNumber);
    if (isNumber) onSet(number);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') apply(event.currentTarget.value);
  };
  return (
    <TextInput
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      label={end === 'from' ? t('facets.from') : t('facets.to')}
      defaultValue={value}
      error={isFaulty ? t('issues.not-whole') : undefined}
      onBlur={({ target }) => apply(target.value)}
      onKeyDown={press}
    />
  );
}
