import { type JSX, useEffect, useMemo } from 'react';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useCountries } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Select, type SelectOption } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { phoneNumberSchema } from '../../contract/schemas.ts';
import { IdentityFailure } from '../IdentityFailure.tsx';
import { InboxHint } from '../parts/InboxHint.tsx';
import { useOrRefuse } from '../use-or-refuse.ts';
import { DIALLING_CODES } from './dialling-codes.ts';
import { homeCountry } from './home-country.ts';
import { internationalNumber } from './phone-number.ts';

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
  readonly send: (phone: string) => Promise<void>;
  readonly onTyped: (typed: TypedNumber) => void;
}

/** Asks for the telephone number that receives the code. */
export function NumberForm({ typed, refusal, send, onTyped }: NumberFormProps): JSX.Element {
  const t = useT('identity');
  const countries = useDiallingCountries();
  const orRefuse = useOrRefuse();
  const { form, submit, busy, failure, errorOf } = useContractForm({
    schema: phoneNumberSchema,
    defaults: typed ?? { country: homeCountry(), number: '' },
    send: async ({ country, number }) => {
      const phone = internationalNumber(country, number);
      onTyped({ country, number });
      if (phone === undefined) form.setError('number', { type: 'refused', message: t('refusal.invalidPhone') }, { shouldFocus: true });
      else await orRefuse(form, () => send(phone));
    },
  });
  useEffect(() => {
    if (refusal !== undefined) form.setError('number', { type: 'refused', message: t(refusal) }, { shouldFocus: true });
  }, [form, refusal, t]);
  return (
    <form className="form" noValidate onSubmit={submit}>
      <p className="lead">{t('phone.lead')}</p>
      <IdentityFailure title={t('phone.notSent')} failure={failure} />
      <div className="identity__phone">
        <Select label={t('phone.country')} options={countries} autoComplete="tel-country-code" {...form.register('country')} />
        <TextInput
          label={t('phone.number')}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel"
          error={errorOf('number')}
          {...form.register('number')}
        />
      </div>
      <Button type="submit" variant="grow" size="l" wide busy={busy}>
        {t('phone.send')}
      </Button>
      <InboxHint />
    </form>
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
