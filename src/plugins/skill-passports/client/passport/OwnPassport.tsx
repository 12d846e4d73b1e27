import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { PrintSource } from '#core/client/ui/PrintSource.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { candidateRoutes } from '#plugins/candidate/contract/routes.ts';
import type { Passport } from '../../contract/passport-schemas.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { CredentialGroup } from './CredentialGroup.tsx';
import { CredentialSheet } from './CredentialSheet.tsx';
import { OfferCards } from './OfferCards.tsx';
import { OwnSkills } from './OwnSkills.tsx';
import { PassportTimeline } from './PassportTimeline.tsx';
import { partsOf } from './passport-parts.ts';
import { PassportStore } from './passport-store.ts';
import { TierLegend } from './TierLegend.tsx';
import * as styles from './passport.module.css';

/** The passport of a candidate. The query `credential` opens one of its credentials. */
export const OwnPassport = observer(function OwnPassport(): JSX.Element {
  const t = useT('skill-passports');
  const { credential } = useSearch();
  const { passport, load } = useService(PassportStore);
  useEffect(() => void load(), [load]);
  const { value, status } = passport;
  return (
    <>
      <PrintSource path={href(passportRoutes.passports)} />
      <PageHeader
        title={t('nav.own')}
        lead={t('passport.lead')}
        actions={<ButtonLink to={href(passportRoutes.form)}>{t('passport.ask')}</ButtonLink>}
      />
      {value !== undefined && <Content passport={value} />}
      {value === undefined && status === 'failed' && <ErrorNote title={t('passport.failed')} onRetry={() => void load()} />}
      {value === undefined && status !== 'failed' && <Skeleton of="cards" />}
      {credential !== undefined && <CredentialSheet key={credential} id={credential} />}
    </>
  );
});

function Content({ passport }: { readonly passport: Passport }): JSX.Element {
  const t = useT('skill-passports');
  const { credentials, skills } = passport;
  if (credentials.length === 0 && skills.length === 0) return <Nothing />;
  const { offers, held, hidden, requested, declined } = partsOf(credentials, new Date());
  return (
    <>
      <OfferCards offers={offers} />
      <div className={styles.passport}>
        <div className={styles.passportMain}>
          <CredentialGroup title={t('passport.credentials')} credentials={held} empty={<NoCredentials />} />
          <OwnSkills passport={passport} />
          <CredentialGroup title={t('passport.hidden')} lead={t('passport.hiddenLead')} credentials={hidden} />
          <CredentialGroup title={t('passport.requested')} credentials={requested} />
          <CredentialGroup title={t('passport.declined')} credentials={declined} />
        </div>
        <aside className={styles.passportSide} aria-label={t('passport.side')}>
          {credentials.length > 0 && <PassportTimeline credentials={credentials} />}
          <TierLegend />
        </aside>
      </div>
    </>
  );
}

function NoCredentials(): JSX.Element {
  return <p className="muted">{useT('skill-passports')('passport.noCredentials')}</p>;
}

/** A passport without anything: what it is, and two next steps. */
function Nothing(): JSX.Element {
  const t = useT('skill-passports');
  return (
    <>
      <EmptyState
        title={t('passport.empty')}
        action={
          <div className="row">
            <ButtonLink variant="grow" to={href(passportRoutes.form)}>
              {t('passport.ask')}
            </ButtonLink>
            <ButtonLink to={href(candidateRoutes.skills)}>{t('passport.nameSkills')}</ButtonLink>
          </div>
        }
      >
        {t('passport.emptyText')}
      </EmptyState>
      <TierLegend />
    </>
  );
}
