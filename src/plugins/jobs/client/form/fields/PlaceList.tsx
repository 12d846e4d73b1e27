import type { JSX } from 'react';
import { PickerField } from '#core/client/forms/PickerField.tsx';
import { useFormList } from '#core/client/forms/use-form-list.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, IconButton } from '#core/client/ui/Button.tsx';
import { CloseIcon } from '#core/client/ui/icons/icons.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { PostingFieldsProps } from '../posting-values.ts';
import { LocationInput } from './LocationInput.tsx';
import { useCountrySource } from './use-country-source.ts';
import * as styles from '../JobForm.module.css';

/** Most places of work besides the first one. */
const MOST = 19;

/** Further places of work, each with a country. */
export function PlaceList({ form, fields }: PostingFieldsProps): JSX.Element {
  const t = useT('jobs');
  const countries = useCountrySource();
  const { rows, add, remove, group } = useFormList(form, 'places');
  return (
    <fieldset ref={group} className={styles.jobformPlaces}>
      <legend className="vh">{t('view.places')}</legend>
      {rows.map(({ id }, index) => (
        <div key={id} className={styles.jobformItem}>
          <div className="fields__pair">
            <LocationInput label={t('form.placeNumber', { number: index + 2 })} {...fields.text(`places.${index}.location`)} />
            <PickerField
              label={t('form.placeCountry', { number: index + 2 })}
              source={countries}
              {...fields.controlled(`places.${index}.country`)}
            />
          </div>
          <IconButton icon={CloseIcon} label={t('form.removePlace', { number: index + 2 })} onClick={() => remove(index)} />
        </div>
      ))}
      {rows.length < MOST && (
        <Button size="s" className={styles.jobformAdd} onClick={() => add({ location: '', country: form.getValues('country') })}>
          <PlusIcon className="icon--s" />
          {t('form.addPlace')}
        </Button>
      )}
    </fieldset>
  );
}
