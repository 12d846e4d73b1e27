import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormDialog } from '#core/client/forms/FormDialog.tsx';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { OutsideForm } from '#core/client/ui/dialog/OutsideForm.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { MOST_JOIN_MESSAGE } from '../../contract/team/company-roles.ts';
import { TeamStore } from './team-store.ts';

interface AskDialogProps {
  readonly company: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Asks to join a company, with a message. */
export function AskDialog({ company, onClose }: AskDialogProps): JSX.Element {
  const t = useT('employer');
  const store = useService(TeamStore);
  const snackbar = useService(SnackbarStore);
  const { submit, busy, failure, fields } = useContractForm({
    schema: async () => (await import('../../contract/team/team-schemas.ts')).newJoinRequestSchema,
    defaults: { message: '' },
    draft: `company-join-${company.id}`,
    send: async ({ message }) => {
      await store.ask(company.id, message);
      snackbar.raise(t('join.asked', { company: company.name }));
      onClose();
    },
  });
  return (
    <OutsideForm>
      <FormDialog
        open
        title={t('join.title', { company: company.name })}
        action={t('join.action')}
        variant="ink"
        busy={busy}
        failure={<FormFailure failure={failure} />}
        submit={submit}
        onClose={onClose}
      >
        <p>{t('join.text')}</p>
        <TextArea label={t('join.message')} help={t('join.messageHelp')} limit={MOST_JOIN_MESSAGE} optional {...fields.text('message')} />
      </FormDialog>
    </OutsideForm>
  );
}
