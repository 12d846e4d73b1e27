import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEntities } from '#core/client/lists/use-entities.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Panel as PanelFrame } from '#core/client/ui/Panel.tsx';
import type { ApplicationDetail } from '#plugins/applications/contract/schemas.ts';
import { listAchievements, listMyIssuers } from '../../../contract/issuer-endpoints.ts';
import type { Achievement } from '../../../contract/schemas.ts';
import { issuedCredentials } from '../issued/issued-lists.ts';
import { OfferDialog } from './OfferDialog.tsx';

/** Offers a credential to an applicant. Nothing, as long as the user's companies do not offer any. */
export const Panel = observer(function ApplicantOfferPanel({
  application,
}: {
  readonly application: ApplicationDetail;
}): JSX.Element | null {
  const t = useT('skill-passports');
  const api = useService(ApiClient);
  const issued = useEntities(issuedCredentials);
  const [isOpen, setOpen] = useState(false);
  const { resource, load } = useResource((signal) => offeredByMine(api, signal));
  const { id, name } = application.candidate;
  const achievements = resource.value ?? [];
  if (resource.status !== 'failed' && achievements.length === 0) return null;
  return (
    <PanelFrame title={t('issued.panel.title')}>
      {resource.status === 'failed' && <ErrorNote title={t('achievement.failed')} onRetry={load} />}
      {achievements.length > 0 && (
        <div className="stack">
          <p className="soft">{t('issued.panel.text')}</p>
          <Button onClick={() => setOpen(true)}>{t('issued.panel.action')}</Button>
        </div>
      )}
      {isOpen && (
        <OfferDialog
          target={{ kind: 'applicant', candidateId: id, name, achievements }}
          onSent={() => issued.outdate()}
          onOutdated={load}
          onClose={() => setOpen(false)}
        />
      )}
    </PanelFrame>
  );
});

/** What the user's trusted issuers offer now. */
async function offeredByMine(api: ApiClient, signal: AbortSignal): Promise<readonly Achievement[]> {
  const { items } = await api.call(listMyIssuers, { signal });
  const trusted = items.filter(({ state }) => state === 'trusted');
  const lists = await Promise.all(trusted.map(({ id }) => api.call(listAchievements, { params: { id }, signal })));
  return lists.flatMap((list) => list.items).filter(({ state }) => state === 'active');
}
