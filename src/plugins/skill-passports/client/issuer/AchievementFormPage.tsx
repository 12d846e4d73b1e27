import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { ErrorScreen } from '#core/client/ui/ErrorScreen.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import { listMyIssuers } from '../../contract/issuer-endpoints.ts';
import { passportRoutes } from '../../contract/routes.ts';
import { deskAddress } from './desk-address.ts';
import { AchievementForm } from './form/AchievementForm.tsx';
import { findAchievement } from './form/find-achievement.ts';

/** The form of an achievement. The address names the achievement, or the issuer of a new one. */
export const AchievementFormPage = observer(function AchievementFormPage(): JSX.Element {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const { achievement: id, issuer: issuerId } = useSearch();
  const { resource, load } = useResource(async (signal) => {
    const { items } = await api.call(listMyIssuers, { signal });
    // The issuer in the address comes first, so one call finds the achievement.
    const issuers = [...items].sort((one, other) => Number(other.id === issuerId) - Number(one.id === issuerId));
    if (id === undefined) return { issuer: issuers[0], achievement: undefined };
    return findAchievement(api, issuers, id, signal);
  }, `${issuerId} ${id}`);
  const { value, status, error } = resource;
  if (value === undefined) {
    if (status === 'failed') return <LoadFailure error={error} title={t('achievement.form.failed')} onRetry={load} />;
    return <Skeleton />;
  }
  const { issuer, achievement } = value;
  if (id !== undefined && achievement === undefined) return <ErrorScreen status={404} description={t('achievement.form.gone')} />;
  if (issuer === undefined) return <NoIssuer />;
  return (
    <>
      <PageHeader
        title={achievement === undefined ? t('achievement.new') : t('achievement.form.editTitle', { name: achievement.name })}
        back={{ to: deskAddress(issuer.companyId, 'achievements'), label: t('nav.passports') }}
        {...(achievement === undefined && { lead: t('achievement.form.lead', { issuer: issuer.name }) })}
      />
      <AchievementForm key={achievement?.id ?? issuer.id} issuer={issuer} opened={achievement} />
    </>
  );
});

/** Shown to members of companies that have not asked to issue. */
function NoIssuer(): JSX.Element {
  const t = useT('skill-passports');
  return (
    <>
      <PageHeader title={t('achievement.new')} />
      <EmptyState
        title={t('achievement.form.noIssuer')}
        action={<ButtonLink to={href(passportRoutes.passports)}>{t('issuer.ask.action')}</ButtonLink>}
      >
        {t('achievement.form.noIssuerHelp')}
      </EmptyState>
    </>
  );
}
