import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { Ledger, LedgerRow } from '#core/client/ui/Ledger.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { hubPlaces } from '../contract/client-extension-points.ts';

/** Links to all pages about jobs that the user's role may open. */
export const Page = observer(function JobsHubPage(): JSX.Element {
  const t = useT('jobs');
  const role = useService(SessionStore).me?.role ?? null;
  const places = useContributions(hubPlaces).filter(({ thing }) => role !== null && thing.value.roles.includes(role));
  const hasTexts = useTexts(places.map(({ plugin }) => plugin));
  return (
    <>
      <PageHeader title={t('hub.title')} lead={t('hub.lead')} />
      <Ledger label={t('hub.title')}>
        {hasTexts &&
          places.map(({ thing: { id, value } }) => (
            <LedgerRow key={id} to={href(value.route)} title={t(value.title)} facts={[t(value.text)]} />
          ))}
      </Ledger>
    </>
  );
});
