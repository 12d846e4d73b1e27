import { type JSX, useRef, useState } from 'react';
import { useCountries, useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Chips } from '#core/client/ui/chip/Chip.tsx';
import { FieldFrame, type FieldTexts } from '#core/client/ui/FieldFrame.tsx';
import { usePendingInput } from '../wizard/pending-input.ts';
import './fields.css';

interface CountriesFieldProps extends FieldTexts {
  /** ISO 3166-1 alpha-2. */
  readonly values: readonly string[];
  readonly most: number;
  readonly onChange: (values: readonly string[]) => void;
}

/** A list of countries. A button adds the choice, because arrow keys change a closed select on some systems. */
export function CountriesField({ values, most, onChange, ...texts }: CountriesFieldProps): JSX.Element {
  const t = useT('candidate');
  const nameOf = useCountryName();
  const options = useCountries().filter(({ value }) => !values.includes(value));
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState('');
  const add = (): void => {
    if (chosen !== '') onChange([...values, chosen]);
    setChosen('');
  };
  const keep = (): boolean => {
    add();
    return true;
  };
  usePendingInput({ isTyped: () => chosen !== '', mayBeTyped: chosen !== '', keep });
  const press = (): void => {
    add();
    select.current?.focus();
  };
  const remove = (value: string): void => {
    onChange(values.filter((other) => other !== value));
    select.current?.focus();
  };
  return (
    <FieldFrame {...texts}>
      {(control) => (
        <>
          <Chips values={values} nameOf={nameOf} onRemove={remove} />
          {values.length < most && (
            <div className="adding">
              <select
                className="input input--select"
                ref={select}
                value={chosen}
                onChange={(event) => setChosen(event.target.value)}
                {...control}
              >
                <option value="">{t('place.chooseCountry')}</option>
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <Button onClick={press}>{t('list.add')}</Button>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}
