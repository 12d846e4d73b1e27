import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { reloadOnConflict } from '#core/client/forms/reload-on-conflict.ts';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Note } from '#core/client/ui/Note.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextArea } from '#core/client/ui/TextInput.tsx';
import { ROLES, type Role } from '#core/contract/actor.ts';
import { changeRole } from '../../contract/endpoints.ts';
import { changeRoleSchema, type ManagedUser } from '../../contract/schemas.ts';
import { UserDialog, type UserDialogProps } from './UserDialog.tsx';
import { useFactTexts } from './UserFacts.tsx';
import * as styles from '../users.module.css';

/** Asks for the new role and the reason, and changes the role of a user. */
export const RoleDialog = observer(function RoleDialog({ user, open, onClose, onChanged, onOutdated }: UserDialogProps): JSX.Element {
  const t = useT('users');
  const api = useService(ApiClient);
  const session = useService(SessionStore);
  const snackbar = useService(SnackbarStore);
  const { id, version } = user;
  const name = user.name || user.email;
  const roles = rolesFor(user, session.may('admin-group', 'update'));
  const { form, submit, busy, failure, fields } = useContractForm({
    schema: changeRoleSchema,
    defaults: { role: '', reason: '' },
    toBody: (values) => ({ ...values, version }),
    neededText: (field) => `users:needed.${field === 'role' ? 'role' : 'roleReason'}`,
    draft: `users-role-${id}`,
    send: reloadOnConflict(onOutdated, async (body) => {
      onChanged(await api.call(changeRole, { params: { id }, body }));
      snackbar.raise(t('roleChange.done', { name, role: t(`role.${body.role}`) }));
      onClose();
    }),
  });
  const role = form.watch('role');
  return (
    <UserDialog
      {...{ open, onClose, busy, failure, submit }}
      title={t('roleChange.title', { name })}
      action={t('roleChange.action')}
      variant="ink"
    >
      <Obstacles user={user} />
      <Select
        label={t('roleChange.role')}
        placeholder={t('suspend.choose')}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        {...fields.registered('role')}
      />
      {role === 'admin' && <p className="muted">{t('roleChange.admin')}</p>}
      {user.role === 'admin' && <p className="muted">{t('roleChange.demote')}</p>}
      <TextArea label={t('roleChange.reason')} help={t('roleChange.reasonHelp')} rows={3} {...fields.text('reason')} />
    </UserDialog>
  );
});

/** What stands against a change between candidate and employer. */
function Obstacles({ user }: { readonly user: ManagedUser }): JSX.Element | null {
  const t = useT('users');
  const texts = useFactTexts(user.roleObstacles);
  if (texts === undefined || texts.length === 0) return null;
  return (
    <Note tone="straw" title={t('roleChange.obstacles')}>
      <ul className={styles.usersFacts}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Note>
  );
}

/** The roles to choose from. Only full administrators appoint administrators. */
function rolesFor({ role }: ManagedUser, mayAppoint: boolean): readonly Role[] {
  return ROLES.filter((one) => one !== role && (one !== 'admin' || mayAppoint));
}
