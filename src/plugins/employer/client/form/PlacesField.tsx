import type { JSX } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { useFormList } from '#core/client/forms/use-form-list.ts';
import { useCountries } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, IconButton } from '#core/client/ui/Button.tsx';
import { CloseIcon, PlusIcon } from '#core/client/ui/icons/icons.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { COMPANY_LIMITS } from '../../contract/company.ts';
import type { ProfileValues } from './profile-values.ts';
import './company-form.css';

interface PlacesFieldProps {
  readonly form: UseFormReturn<ProfileValues>;
  readonly errorOf: (field: FieldPath<ProfileValues>) => string | undefined;
}

/** The fields for the places of a company, each with a city and a country. */
export function PlacesField({ form, errorOf }: PlacesFieldProps): JSX.Element {
  const t = useT('employer');
  const countries = useCountries();
  const { rows, add, remove, group } = useFormList(form, 'places');
  const problem = errorOf('places');
  return (
    <fieldset ref={group} className="company-form__places">
      <legend>{t('form.places')}</legend>
      {rows.map(({ id }, index) => (
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
            <IconButton icon={CloseIcon} label={t('form.removePlace', { place: index + 1 })} onClick={() => remove(index)} />
          </span>
        </div>
      ))}
      {problem !== undefined && (
        <p className="field__error" role="alert">
          {problem}
        </p>
      )}
      {rows.length < COMPANY_LIMITS.places && (
        <Button className="company-form__add" onClick={() => add({ city: '', country: '' })}>
          <PlusIcon />
          {t('form.addPlace')}
        </Button>
      )}
    </fieldset>
  );
}
