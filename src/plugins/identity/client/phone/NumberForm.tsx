import { type ChangeEvent, type JSX, useEffect, useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useCountries } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { LikelyCountry } from '#core/client/session/likely-country.ts';
import { loadPhones } from '#core/client/ui/phone/use-phones.ts';
import { Select, type SelectOption } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { phoneParts } from '#core/contract/stored-phone.ts';
import { phoneNumberSchema } from '../../contract/schemas.ts';
import { IdentityForm, useIdentityForm } from '../IdentityForm.tsx';
import { InboxHint } from '../parts/InboxHint.tsx';
import { DIALLING_CODES } from './dialling-codes.ts';
import { countryOf } from './phone-number.ts';
import * as styles from '../identity.module.css';

/** The input of the number form, kept while the code form is shown. */
export interface TypedNumber {
  readonly country: string;
  readonly number: string;
}

interface NumberFormProps {
  /** The input before the user returned to this form. */
  readonly typed: TypedNumber | undefined;
  /** Text key of the reason why the number is refused. */
  readonly refusal: string | undefined;
  readonly send: (phone: string, typed: TypedNumber) => Promise<void>;
}

/** Asks for the telephone number that receives the code. */
export function NumberForm({ typed, refusal, send }: NumberFormProps): JSX.Element {
  const t = useT('identity');
  const countries = useDiallingCountries();
  const { country: likely = '' } = useService(LikelyCountry);
  const state = useIdentityForm({
    schema: phoneNumberSchema,
    defaults: typed ?? { country: DIALLING_CODES.has(likely) ? likely : '', number: '' },
    send: async ({ country, number }): Promise<void> => {
      const phone = (await loadPhones()).readPhone(number, country);
      // A text message does not reach an extension.
      if (phone === undefined || phoneParts(phone).extension !== undefined)
        state.form.setError('number', { type: 'refused', message: t('refusal.invalidPhone') }, { shouldFocus: true });
      else await send(phone, { country, number });
    },
  });
  const { form, fields } = state;
  useEffect(() => {
    if (refusal !== undefined) form.setError('number', { type: 'refused', message: t(refusal) }, { shouldFocus: true });
  }, [form, refusal, t]);
  const followNumber = (number: string): void => form.setValue('country', countryOf(number, form.getValues('country')));
  return (
    <IdentityForm
      state={state}
      lead={<p className="lead">{t('phone.lead')}</p>}
      failed={t('phone.notSent')}
      action={t('phone.send')}
      below={<InboxHint />}
    >
      <div className={styles.identityPhone}>
        <Select
          label={t('phone.country')}
          placeholder={t('phone.chooseCountry')}
          options={countries}
          autoComplete="tel-country-code"
          {...form.register('country')}
        />
        <TextInput
          label={t('phone.number')}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel"
          {...fields.registered('number', { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => followNumber(target.value) })}
        />
      </div>
    </IdentityForm>
  );
}

/** Countries with their calling codes. The codes stay left-to-right within text of any direction. */
function useDiallingCountries(): readonly SelectOption[] {
  const countries = useCountries();
  return useMemo(
    () =>
      countries.flatMap(({ value, label }) => {
        const code = DIALLING_CODES.get(value);
        return code === undefined ? [] : [{ value, label: `${label} \u2066+${code}\u2069` }];
      }),
    [countries],
  );
}
