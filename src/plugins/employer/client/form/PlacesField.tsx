import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormFields } from '#core/client/forms/form-fields.ts';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { useFormList } from '#core/client/forms/use-form-list.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, IconButton } from '#core/client/ui/Button.tsx';
import { CloseIcon } from '#core/client/ui/icons/icons.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { COMPANY_LIMITS } from '../../contract/company.ts';
import type { ProfileValues } from './profile-values.ts';
import { useCountrySource } from './use-country-source.ts';
import * as styles from './company-form.module.css';

interface PlacesFieldProps {
  readonly form: UseFormReturn<ProfileValues>;
  readonly fields: FormFields<ProfileValues>;
  /** The country with which a new place begins; empty for none. */
  readonly home: string;
}

/** The fields for the places of a company: what each is called, and its address, of which only the city and the country are needed. */
export function PlacesField({ form, fields, home }: PlacesFieldProps): JSX.Element {
  const t = useT('employer');
  const countries = useCountrySource();
  const { rows, add, remove, group } = useFormList(form, 'places');
  const problem = fields.errorOf('places');
  return (
    <fieldset ref={group} className={styles.companyFormPlaces}>
      <legend>{t('form.places')}</legend>
      {rows.map(({ id }, index) => (
        <div key={id} className={styles.companyFormPlace}>
          <div className={styles.companyFormPair}>
            <TextInput label={t('form.city')} {...fields.text(`places.${index}.city`)} />
            <PickerField
              label={t('form.placeCountry')}
              placeholder={t('form.choose')}
              source={countries}
              {...fields.controlled(`places.${index}.country`)}
            />
            <TextInput label={t('form.street')} optional dir="auto" {...fields.text(`places.${index}.street`)} />
            <TextInput label={t('form.postalCode')} optional dir="auto" {...fields.text(`places.${index}.postalCode`)} />
            <TextInput label={t('form.placeLabel')} help={t('form.placeLabelHelp')} optional {...fields.text(`places.${index}.label`)} />
          </div>
          <span className={styles.companyFormRemove}>
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
        <Button onClick={() => add({ label: '', street: '', postalCode: '', city: '', country: home })}>
          <PlusIcon />
          {t('form.addPlace')}
        </Button>
      )}
    </fieldset>
  );
}
