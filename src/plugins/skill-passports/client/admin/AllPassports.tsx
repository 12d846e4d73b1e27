import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { CredentialSheet } from '../issuer/issued/CredentialSheet.tsx';
import { IssuedList } from '../issuer/issued/IssuedList.tsx';
import { PartNav } from '../issuer/parts/PartNav.tsx';
import { IssuerDecisions } from './IssuerDecisions.tsx';

/** The issuers and the credentials of all companies, for administrators with the duty. */
export const AllPassports = observer(function AllPassports(): JSX.Element {
  const t = useT('skill-passports');
  if (useService(SessionStore).may('credential-issuer', 'decide')) return <Decisions />;
  return (
    <>
      <PageHeader title={t('nav.passports')} />
      <EmptyState title={t('admin.noDuty')}>{t('admin.noDutyHelp', { duty: t('duty.title') })}</EmptyState>
    </>
  );
});

function Decisions(): JSX.Element {
  const t = useT('skill-passports');
  const { credential, ...place } = useSearch();
  const showsCredentials = place.part === 'credentials';
  const { passports } = passportRoutes;
  return (
    <>
      <PageHeader title={t('nav.passports')} lead={t('duty.text')} />
      <PartNav
        label={t('issuer.parts.label')}
        parts={[
          { id: 'issuers', name: t('admin.issuers'), to: href(passports), isShown: !showsCredentials },
          { id: 'credentials', name: t('admin.credentials'), to: href(passports, {}, { part: 'credentials' }), isShown: showsCredentials },
        ]}
      />
      {showsCredentials ? <IssuedList place={{ part: 'credentials' }} /> : <IssuerDecisions />}
      {credential !== undefined && <CredentialSheet id={credential} closeTo={href(passports, {}, place)} />}
    </>
  );
}
