import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import type { FieldPath, UseFormRegister } from 'react-hook-form';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { directionOf, LANGUAGES } from '#core/client/i18n/language.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGoBack } from '#core/client/navigation/go.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { type MasterRow, NAME_LANGUAGES } from '../../contract/master-row.ts';
import { mayDo } from '../may.ts';
import { DeleteRow } from './DeleteRow.tsx';
import type { RowList } from './row-list.ts';
import { type RowValues, useRowForm } from './use-row-form.ts';
import './RowForm.css';

interface RowFormProps {
  readonly list: RowList;
  /** The row to change; absent for a new row. */
  readonly row?: MasterRow;
}

/** The form for the names of a row and its visibility. */
export const RowForm = observer(function RowForm({ list, row }: RowFormProps): JSX.Element {
  const t = useT('admin-masters');
  const session = useService(SessionStore);
  const { form, submit, busy, failure, errorOf } = useRowForm(list, row);
  const goBack = useGoBack();
  const field = form.register;
  return (
    <>
      <form className="form" noValidate onSubmit={submit}>
        <TextInput label={t('form.name')} limit={120} lang="en" dir="ltr" error={errorOf('name')} {...field('name')} />
        {row === undefined && (
          <TextInput
            label={t('form.code')}
            help={t('form.codeHelp')}
            optional
            dir="ltr"
            limit={64}
            error={errorOf('code')}
            {...field('code')}
          />
        )}
        <OtherNamesFields field={field} errorOf={errorOf} />
        {row !== undefined && <Checkbox label={t('form.hidden')} help={t('form.hiddenHelp')} {...field('isHidden')} />}
        <FormFailure failure={failure} />
        <div className="row">
          <Button type="submit" variant="grow" busy={busy}>
            {t('form.save')}
          </Button>
          <Button variant="quiet" onClick={() => goBack(list.address)}>
            {t('form.cancel')}
          </Button>
        </div>
      </form>
      {row !== undefined && mayDo(session, list.entity.description.entity, 'delete') && <DeleteRow list={list} row={row} />}
    </>
  );
});

interface OtherNamesFieldsProps {
  readonly field: UseFormRegister<RowValues>;
  readonly errorOf: (field: FieldPath<RowValues>) => string | undefined;
}

/** The names in the other languages. Each field uses the script direction of its language. */
function OtherNamesFields({ field, errorOf }: OtherNamesFieldsProps): JSX.Element {
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
