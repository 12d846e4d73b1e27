import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { Panel } from '#core/client/ui/Panel.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { postingParts } from '../../../contract/posting-parts.ts';
import type { Job } from '../../../contract/reply-schemas.ts';
import { PublicAddress } from './PublicAddress.tsx';

interface LivePanelProps {
  readonly job: Job;
}

/** After a posting was published, for its company: its address, where it appears, and the panels of other plugins. */
export const LivePanel = observer(function LivePanel({ job }: LivePanelProps): JSX.Element {
  const t = useT('jobs');
  const shown = useAllowedContributions(postingParts.part('live'));
  return (
    <Panel title={t('live.title')}>
      <div className="stack">
        <PublicAddress jobId={job.id} />
        {shown.map(({ plugin, thing: { id, value } }) => (
          <PluginPart key={id} plugin={plugin} what={id} given={{ job }} load={async () => (await value.load()).Panel} />
        ))}
      </div>
    </Panel>
  );
});
