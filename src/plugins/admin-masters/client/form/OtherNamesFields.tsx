import type { JSX } from 'react';
import type { FieldPath, UseFormRegister } from 'react-hook-form';
import { directionOf, LANGUAGES } from '#core/client/i18n/language.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { NAME_LANGUAGES } from '../../contract/master-row.ts';
import type { RowValues } from './row-values.ts';

interface OtherNamesFieldsProps {
  readonly field: UseFormRegister<RowValues>;
  readonly errorOf: (field: FieldPath<RowValues>) => string | undefined;
}

/** The names in the other languages. Each field uses the script direction of its language. */
export function OtherNamesFields({ field, errorOf }: OtherNamesFieldsProps): JSX.Element {
  const t = useT('admin-masters');
  return (
    <fieldset className="masters__names">
      <legend>{t('form.names')}</legend>
      <p className="muted small">{t('form.namesHelp')}</p>
      {NAME_LANGUAGES.map((language) => (
        <TextInput
          key={language}
          label={<bdi lang={language}>{LANGUAGES.find(({ code }) => code === language)?.name}</bdi>}
          optional
          limit={120}
          lang={language}
          dir={directionOf(language)}
          error={errorOf(language)}
          {...field(language)}
        />
      ))}
    </fieldset>
  );
}
