import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { applicationParts } from '../../contract/application-parts.ts';
import { getCopy } from '../../contract/applying/copy-endpoints.ts';
import type { ApplicationCopy } from '../../contract/applying/copy-schemas.ts';

/** What was sent with an application, for its candidate and for its company. Each part is a panel of its own. */
export const SentCopy = observer(function SentCopy({ applicationId }: { readonly applicationId: string }): JSX.Element {
  const t = useT('applications');
  const api = useService(ApiClient);
  const { resource, load } = useResource(
    async (signal) => ({ of: applicationId, copy: await api.call(getCopy, { params: { id: applicationId }, signal }) }),
    applicationId,
  );
  // The page may already show the next application.
  const copy = resource.value?.of === applicationId ? resource.value.copy : undefined;
  if (resource.status === 'failed') return <LoadFailure error={resource.error} title={t('copy.failed')} onRetry={load} />;
  if (copy === undefined) return <Skeleton />;
  if (!copy.isMade) return <p className="muted">{t('copy.making')}</p>;
  return <CopiedParts copy={copy} />;
});

/** The parts that were sent, in the order for readers. A part whose plugin is gone is left out. */
function CopiedParts({ copy: { parts, files } }: { readonly copy: ApplicationCopy }): JSX.Element {
  const t = useT('applications');
  const byId = new Map(files.map((file) => [file.id, file]));
  const sent = new Map(parts.map(({ part, copy }) => [part, copy]));
  const known = useContributions(applicationParts.part('sent')).filter(({ thing }) => sent.has(thing.value.name));
  return (
    <>
      {known.map(({ plugin, thing: { id, value } }) => (
        <Panel key={id} title={t(value.title)}>
          <PluginPart
            plugin={plugin}
            what={id}
            load={async () => (await value.load()).View}
            given={{ copy: sent.get(value.name), files: byId }}
          />
        </Panel>
      ))}
    </>
  );
}
