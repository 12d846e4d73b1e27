import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { postingParts } from '../../contract/posting-parts.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { usePostingPay } from './use-posting-pay.tsx';

/** The action beside a posting as candidates see it. Nothing in it can be used. */
export const PreviewedPart = observer(function PreviewedPart({ job }: { readonly job: Job }): JSX.Element | null {
  const given = { job, pay: usePostingPay(job), isPreview: true };
  const [first] = useContributions(postingParts.part('action'));
  if (first === undefined) return null;
  const { plugin, thing } = first;
  return <PluginPart plugin={plugin} what={thing.id} given={given} load={async () => (await thing.value.loadPanel()).Panel} />;
});
