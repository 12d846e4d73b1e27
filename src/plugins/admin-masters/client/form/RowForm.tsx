import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGoBack } from '#core/client/navigation/go.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { MeanwhileNote } from './MeanwhileNote.tsx';
import { RowFacts } from './RowFacts.tsx';
import { RowFields } from './RowFields.tsx';
import { SameNameNote } from './SameNameNote.tsx';
import { type FieldsProps, type RowFormProps, useRowForm } from './use-row-form.ts';
import * as styles from './RowForm.module.css';

/** The form for the values of a row. */
export const RowForm = observer(function RowForm(props: RowFormProps): JSX.Element {
  const { list, row, may } = props;
  const { entity } = list;
  const t = useT('admin-masters');
  const { form, submit, busy, failure, fields, meanwhile } = useRowForm(props);
  const goBack = useGoBack();
  return (
    <form className={`form ${styles.mastersForm}`} noValidate onSubmit={submit}>
      {row !== undefined && row.sameName.length > 0 && <SameNameNote list={list} codes={row.sameName} />}
      <MeanwhileNote entity={entity} meanwhile={meanwhile} />
      {row === undefined || may.update ? (
        <RowFields {...{ entity, form, fields }} isNew={row === undefined} />
      ) : (
        <RowFacts entity={entity} row={row} />
      )}
      {row !== undefined && <HiddenField {...{ entity, form, fields }} isHidden={row.isHidden} mayHide={may.hide} />}
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
  );
});

interface HiddenFieldProps extends FieldsProps {
  readonly isHidden: boolean;
  readonly mayHide: boolean;
}

function HiddenField({ form, fields, isHidden, mayHide }: HiddenFieldProps): JSX.Element {
  const t = useT('admin-masters');
  const error = fields.errorOf('isHidden');
  // A disabled input has no value in the form.
  if (!mayHide) return <Checkbox label={t('form.hidden')} help={t('form.hiddenDenied')} checked={isHidden} disabled readOnly />;
  return (
    <div className="stack">
      <Checkbox label={t('form.hidden')} help={t('form.hiddenHelp')} aria-invalid={error !== undefined} {...form.register('isHidden')} />
      {error !== undefined && (
        <p className="field__error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
