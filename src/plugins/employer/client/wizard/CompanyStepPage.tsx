import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useHash } from '#core/client/navigation/page-address.ts';
import { useReadySession } from '#core/client/session/use-ready-session.ts';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { SignInOffer } from '#core/client/ui/SignInOffer.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '../../contract/routes.ts';
import { OwnCompany } from '../companies/OwnCompany.tsx';
import { BasicsForm } from '../form/BasicsForm.tsx';
import { isInvitedHere } from '../team/invitation-link.ts';
import { OwnInvitations } from '../team/OwnInvitations.tsx';
import { TeamStore } from '../team/team-store.ts';

/** The step about the company outside of the wizard. It has no guard (specification section 2): it explains its purpose to every user. */
export const Page = observer(function CompanyStepPage(): JSX.Element {
  const t = useT('employer');
  const { session, failure, retry } = useReadySession();
  const hash = useHash();
  const isInvited = isInvitedHere(hash);
  return (
    <>
      <PageHeader title={t('wizard.title')} lead={t('wizard.lead')} />
      {session.status === 'signed-out' && (
        <SignInOffer title={t(isInvited ? 'step.invitedSignedOut' : 'step.signedOut')}>
          {t(isInvited ? 'step.invitedText' : 'step.whatFor')}
        </SignInOffer>
      )}
      {session.status === 'unknown' && failure === undefined && <Skeleton />}
      {session.status === 'unknown' && failure !== undefined && <LoadFailure error={failure} title={t('step.failed')} onRetry={retry} />}
      {session.status === 'signed-in' && (
        <>
          <OwnInvitations />
          {isInvited && <NotInvited />}
          {session.role === 'employer' ? <OwnStep /> : <ForEmployers hasRole={session.role !== null} />}
        </>
      )}
    </>
  );
});

/** The link of an invitation leads to an account for which none waits. */
const NotInvited = observer(function NotInvited(): JSX.Element | null {
  const t = useT('employer');
  const { invitations } = useService(TeamStore);
  if (invitations.value?.length !== 0) return null;
  return (
    <Note tone="straw" title={t('step.notInvited')}>
      {t('step.notInvitedText')}
    </Note>
  );
});

function OwnStep(): JSX.Element {
  const t = useT('employer');
  const go = useGo();
  const snackbar = useService(SnackbarStore);
  return (
    <OwnCompany>
      {(company) => (
        <BasicsForm
          company={company}
          end={(busy) => (
            <div className="row">
              <Button type="submit" variant="grow" busy={busy}>
                {t(company === undefined ? 'form.create' : 'form.save')}
              </Button>
            </div>
          )}
          onSaved={({ id }, isNew) => {
            snackbar.raise(t(isNew ? 'form.created' : 'form.saved'));
            go(href(employerRoutes.companyView, {}, { id }));
          }}
        />
      )}
    </OwnCompany>
  );
}

/** A user chooses a role only once. Users without a role may still become employers. */
function ForEmployers({ hasRole }: { readonly hasRole: boolean }): JSX.Element {
  const t = useT('employer');
  const way = hasRole
    ? { to: href(employerRoutes.companies), label: t('companies.all') }
    : { to: ADDRESSES.chooseRole, label: t('step.chooseRole') };
  return (
    <EmptyState title={t('step.forEmployers')} action={<ButtonLink to={way.to}>{way.label}</ButtonLink>}>
      {t('step.whatFor')}
    </EmptyState>
  );
}
