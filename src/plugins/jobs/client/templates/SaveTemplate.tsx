import { observer } from 'mobx-react-lite';
import { type FormEvent, type JSX, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Modal } from '#core/client/ui/dialog/Modal.tsx';
import { OutsideForm } from '#core/client/ui/dialog/OutsideForm.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { createTemplate } from '../../contract/managing-endpoints.ts';
import { postingChangeSchema } from '../../contract/posting-input-schemas.ts';
import { bodyOf, type PostingValues } from '../form/posting-values.ts';
import { usePostingSide } from '../moves/use-posting-side.ts';

interface SaveTemplateProps {
  readonly form: UseFormReturn<PostingValues>;
}

/** Keeps the content of the form as a template of the company. Only its members have templates. */
export const SaveTemplate = observer(function SaveTemplate({ form }: SaveTemplateProps): JSX.Element | null {
  const t = useT('jobs');
  const isMember = usePostingSide() === 'member';
  const [isOpen, setOpen] = useState(false);
  if (!isMember) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('templates.save')}
      </Button>
      <OutsideForm>
        <Modal open={isOpen} onClose={() => setOpen(false)} label={t('templates.save')}>
          <NameTemplate form={form} onClose={() => setOpen(false)} />
        </Modal>
      </OutsideForm>
    </>
  );
});

/** Most characters of a name. */
const MOST = 80;

function NameTemplate({ form, onClose }: SaveTemplateProps & { readonly onClose: () => void }): JSX.Element {
  const t = useT('jobs');
  const locale = useLocale();
  const api = useService(ApiClient);
  const snackbar = useService(SnackbarStore);
  const [name, setName] = useState(form.getValues('title').trim().slice(0, MOST));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(undefined);
  const [isMissing, setMissing] = useState(false);
  const save = async (): Promise<void> => {
    const { companyId, ...body } = bodyOf(form.getValues(), locale);
    setBusy(true);
    setFailure(undefined);
    try {
      await api.call(createTemplate, { body: { name, companyId, fields: postingChangeSchema.parse({ ...body, deadline: '' }) } });
      snackbar.raise(t('templates.saved', { name }));
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The form of the posting is around this one in the tree of components.
    event.stopPropagation();
    setMissing(name.trim() === '');
    if (name.trim() !== '' && !busy) void save();
  };
  return (
    <form className="modal__in" noValidate onSubmit={submit}>
      <h2>{t('templates.save')}</h2>
      <p>{t('templates.saveHelp')}</p>
      <TextInput
        label={t('templates.name')}
        limit={MOST}
        value={name}
        dir="auto"
        error={isMissing && name.trim() === '' ? t('templates.needsName') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <FormFailure failure={failure} />
      <div className="modal__end">
        <Button onClick={onClose}>{t('templates.cancel')}</Button>
        <Button type="submit" variant="grow" busy={busy}>
          {t('templates.saveNow')}
        </Button>
      </div>
    </form>
  );
}
