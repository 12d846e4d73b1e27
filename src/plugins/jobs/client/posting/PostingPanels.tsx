import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { type PostingPanel, postingParts } from '../../contract/posting-parts.ts';
import type { Job } from '../../contract/reply-schemas.ts';

interface PostingPanelsProps {
  readonly job: Job;
  readonly isPreview?: boolean;
  /** Shows only those that stand there. */
  readonly place?: PostingPanel['place'];
}

/** The panels of other plugins about a posting. */
export const PostingPanels = observer(function PostingPanels({ job, isPreview = false, place }: PostingPanelsProps): JSX.Element {
  const allowed = useAllowedContributions(postingParts.part('panel'));
  const shown = place === undefined ? allowed : allowed.filter(({ thing }) => thing.value.place === place);
  return (
    <>
      {shown.map(({ plugin, thing: { id, value } }) => (
        <PluginPart key={id} plugin={plugin} what={id} given={{ job, isPreview }} load={async () => (await value.load()).Panel} />
      ))}
    </>
  );
});
