import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Checkbox } from '#core/client/ui/Checkbox.tsx';
import { ConfirmDialog } from '#core/client/ui/dialog/ConfirmDialog.tsx';
import type { ReceivedInvitation } from '../../../contract/invitation-schemas.ts';
import { InvitationsStore } from './invitations-store.ts';

/** Asks before an invitation is declined. */
export const DeclineDialog = observer(function DeclineDialog(): JSX.Element | null {
  const { asked } = useService(InvitationsStore);
  return asked === undefined ? null : <Question key={asked.id} invitation={asked} />;
});

const Question = observer(function Question({ invitation: { company, title } }: { readonly invitation: ReceivedInvitation }): JSX.Element {
  const t = useT('candidate');
  const store = useService(InvitationsStore);
  const [blocks, setBlocks] = useState(false);
  return (
    <ConfirmDialog
      open
      title={t('invitation.question', { title })}
      action={t('invitation.decline')}
      keep={t('invitation.keep')}
      busy={store.isBusy}
      onConfirm={() => void store.decline(blocks)}
      onClose={store.dismiss}
    >
      <p>{t('invitation.told', { company })}</p>
      <Checkbox
        label={t('invitation.block', { company })}
        help={t('invitation.blockHelp')}
        checked={blocks}
        onChange={({ target }) => setBlocks(target.checked)}
      />
    </ConfirmDialog>
  );
});
