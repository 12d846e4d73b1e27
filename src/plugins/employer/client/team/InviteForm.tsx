import { type JSX, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { FormFailure } from '#core/client/forms/FormFailure.tsx';
import { useContractForm } from '#core/client/forms/use-contract-form.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { CopyText } from '#core/client/ui/CopyText.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { TextInput } from '#core/client/ui/TextInput.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { COMPANY_ROLES, type CompanyRole } from '../../contract/team/company-roles.ts';
import { invitationFragment } from './invitation-link.ts';
import { TeamStore } from './team-store.ts';
import * as styles from './team.module.css';

/** Invites an address, and then shows the link, which the server tells only once. */
export function InviteForm(): JSX.Element {
  const t = useT('employer');
  const store = useService(TeamStore);
  const [sent, setSent] = useState<{ readonly email: string; readonly link: string }>();
  const { form, submit, busy, failure, fields } = useContractForm({
    schema: async () => (await import('../../contract/team/team-schemas.ts')).newInvitationSchema,
    defaults: { email: '', role: 'recruiter' as CompanyRole },
    neededText: (field) => `employer:needed.team.${field}`,
    send: async ({ email, role }) => {
      const token = await store.invite(email, role);
      setSent({ email, link: `${location.origin}${href(employerRoutes.companyStep)}${invitationFragment(token)}` });
      form.reset();
    },
  });
  return (
    <form className={`form ${styles.teamInvite}`} noValidate onSubmit={submit}>
      <h3>{t('team.invite.title')}</h3>
      <p className="muted">{t('team.invite.text')}</p>
      <div className={styles.teamInviteFields}>
        <TextInput label={t('team.invite.email')} type="email" dir="ltr" autoComplete="off" {...fields.text('email')} />
        <Select
          label={t('team.invite.role')}
          options={COMPANY_ROLES.map((role) => ({ value: role, label: t(`team.role.${role}`) }))}
          {...form.register('role')}
        />
      </div>
      <ul className="muted small">
        {COMPANY_ROLES.map((role) => (
          <li key={role}>
            {t(`team.role.${role}`)}: {t(`team.roleText.${role}`)}
          </li>
        ))}
      </ul>
      <FormFailure failure={failure} />
      <div className="row">
        <Button type="submit" variant="ink" busy={busy}>
          {t('team.invite.action')}
        </Button>
      </div>
      {sent !== undefined && (
        <Note tone="leaf" title={t('team.invite.done', { email: sent.email })} role="status">
          <p>{t('team.invite.linkText')}</p>
          <CopyText text={sent.link} label={t('team.invite.copy')} />
        </Note>
      )}
    </form>
  );
}
