import { type JSX, useRef } from 'react';
import { type FieldPath, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useCountries } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { IconButton } from '#core/client/ui/IconButton.tsx';
import { CloseIcon } from '#core/client/ui/icons/CloseIcon.tsx';
import { PlusIcon } from '#core/client/ui/icons/PlusIcon.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { COMPANY_LIMITS } from '../../contract/company.ts';
import type { ProfileValues } from './profile-values.ts';
import './company-form.css';

interface PlacesFieldProps {
  readonly form: UseFormReturn<ProfileValues>;
  readonly errorOf: (field: FieldPath<ProfileValues>) => string | undefined;
}

/** Where the company works: a town and a country each, as many as there are. */
export function PlacesField({ form, errorOf }: PlacesFieldProps): JSX.Element {
  const t = useT('employer');
  const countries = useCountries();
  const group = useRef<HTMLFieldSetElement>(null);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'places' });
  const take = (index: number): void => {
    remove(index);
    // What had the focus is gone; the button that adds stays.
    group.current?.querySelector<HTMLElement>('.company-form__add')?.focus();
  };
  return (
    <fieldset ref={group} className="company-form__places">
      <legend>{t('form.places')}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="company-form__place">
          <div className="company-form__pair">
            <TextInput
              label={t('form.city')}
              limit={80}
              error={errorOf(`places.${index}.city`)}
              {...form.register(`places.${index}.city`)}
            />
            <Select
              label={t('form.placeCountry')}
              placeholder={t('form.choose')}
              options={countries}
              error={errorOf(`places.${index}.country`)}
              {...form.register(`places.${index}.country`)}
            />
          </div>
          <span className="company-form__remove">
            <IconButton icon={CloseIcon} label={t('form.removePlace', { place: index + 1 })} onClick={() => take(index)} />
          </span>
        </div>
      ))}
      {fields.length < COMPANY_LIMITS.places && (
        <Button className="company-form__add" onClick={() => append({ city: '', country: '' })}>
          <PlusIcon />
          {t('form.addPlace')}
        </Button>
      )}
    </fieldset>
  );
}
