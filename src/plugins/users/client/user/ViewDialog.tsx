import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ViewAs } from '#core/client/session/view-as.ts';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { openView } from '../../contract/view-as-endpoints.ts';
import { openViewSchema } from '../../contract/view-as-schemas.ts';
import { UserDialog, type UserDialogProps } from './UserDialog.tsx';

/** Asks for the reason, and opens the site as the user sees it. */
export function ViewDialog({ user: { id, name, email }, open, onClose }: UserDialogProps): JSX.Element {
  const t = useT('users');
  const api = useService(ApiClient);
  const views = useService(ViewAs);
  const { submit, busy, failure, fields } = useContractForm({
    schema: openViewSchema,
    defaults: { reason: '' },
    toBody: ({ reason }) => ({ userId: id, reason }),
    neededText: () => 'users:needed.viewReason',
    draft: `users-view-${id}`,
    send: async (body) => views.begin(await api.call(openView, { body })),
  });
  return (
    <UserDialog
      {...{ open, onClose, busy, failure, submit }}
      title={t('view.title', { name: name || email })}
      action={t('view.open')}
      variant="ink"
    >
      <p>{t('view.text')}</p>
      <TextArea label={t('view.reason')} help={t('view.reasonHelp')} rows={3} {...fields.text('reason')} />
    </UserDialog>
  );
}
