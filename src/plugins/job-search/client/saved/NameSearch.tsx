import { type FormEvent, type JSX, useEffect } from 'react';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { renameSavedSearchContract } from '../../contract/saved-schemas.ts';

interface NameSearchProps {
  readonly title: string;
  /** The name in the field at first. */
  readonly name: string;
  readonly action: string;
  /** Sends the name. An error that it throws is shown, and the typed name stays. */
  readonly onName: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The content of a dialog that asks for the name of a search. */
export function NameSearch({ title, name, action, onName, onClose }: NameSearchProps): JSX.Element {
  const t = useT('job-search');
  const { form, submit, busy, failure, fields } = useContractForm({
    schema: renameSavedSearchContract.schemas.body,
    defaults: { name },
    neededText: () => 'job-search:saved.needsName',
    send: async (body) => {
      await onName(body.name);
      onClose();
    },
  });
  useEffect(() => form.setFocus('name', { shouldSelect: true }), [form]);
  const send = (event: FormEvent): void => void submit(event);
  return (
    <form className="modal__in" noValidate onSubmit={send}>
      <h2>{title}</h2>
      <TextInput label={t('saved.name')} dir="auto" {...fields.text('name')} />
      <FormFailure failure={failure} />
      <div className="modal__end">
        <Button onClick={onClose}>{t('saved.cancel')}</Button>
        <Button type="submit" variant="grow" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
