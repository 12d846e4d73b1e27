import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormDialog } from '#core/client/forms/FormDialog.tsx';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { OutsideForm } from '#core/client/ui/dialog/OutsideForm.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { MOST_JOIN_MESSAGE } from '../../contract/team/company-roles.ts';
import { CompanyStore } from '../company-store.ts';
import { OwnRequest } from './OwnRequest.tsx';
import { TeamStore } from './team-store.ts';

interface AskToJoinProps {
  readonly company: { readonly id: string; readonly name: string };
  /** The text of the button. */
  readonly label: string;
}

/** Lets an employer ask to join a company. Nothing for its members and for users who are no employers. */
export const AskToJoin = observer(function AskToJoin({ company, label }: AskToJoinProps): JSX.Element | null {
  const { requests, loadRequests } = useService(TeamStore);
  const { mine, showMine } = useService(CompanyStore);
  const mayAsk = useService(SessionStore).may('company-join-request', 'create');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!mayAsk) return;
    void showMine();
    void loadRequests();
  }, [mayAsk, showMine, loadRequests]);
  const isMember = mine.value?.some(({ id }) => id === company.id);
  if (!mayAsk || isMember !== false || requests.value === undefined) return null;
  const [open] = requests.value;
  if (open?.company.id === company.id) return <OwnRequest request={open} />;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <OutsideForm>
          <AskDialog company={company} onClose={() => setOpen(false)} />
        </OutsideForm>
      )}
    </>
  );
});

function AskDialog({ company, onClose }: { readonly company: AskToJoinProps['company']; readonly onClose: () => void }): JSX.Element {
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
  );
}
