import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { applicationInputSchema } from '../../contract/schemas.ts';
import { OwnApplicationStore } from './own-application-store.ts';
import { SharedData } from './SharedData.tsx';

interface ApplyFormProps {
  readonly jobId: string;
  /** Whether the form gets the focus when it appears. */
  readonly isAsked?: boolean;
  /** Whether an employer sees the form, who shares nothing. */
  readonly isPreview?: boolean;
  /** Called after the application was sent. */
  readonly onApplied?: () => void;
}

/** The application form: an optional message, and what the employer can read. The input is kept until the application is sent. */
export function ApplyForm({ jobId, isAsked = false, isPreview = false, onApplied }: ApplyFormProps): JSX.Element {
  const t = useT('applications');
  const store = useService(OwnApplicationStore);
  const snackbar = useService(SnackbarStore);
  const { form, submit, busy, failure, fields } = useContractForm({
    schema: applicationInputSchema,
    defaults: { message: '' },
    draft: `apply-${jobId}`,
    send: async (body) => {
      await store.apply(jobId, body);
      snackbar.raise(t('apply.done'));
      onApplied?.();
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isAsked) setFocus('message');
  }, [isAsked, setFocus]);
  return (
    <form className="form" noValidate onSubmit={submit}>
      <TextArea label={t('apply.message')} help={t('apply.messageHelp')} {...fields.text('message')} />
      <FormFailure failure={failure} />
      <Button type="submit" variant="grow" size="l" wide busy={busy}>
        {t('apply.submit')}
      </Button>
      {!isPreview && <SharedData messageOf={() => form.getValues('message') ?? ''} />}
    </form>
  );
}
