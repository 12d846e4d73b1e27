import type { JSX } from 'react';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { postingParts } from '../../contract/posting-parts.ts';
import type { JobSummary } from '../../contract/reply-schemas.ts';

/** The tools of other plugins for those who read a posting. */
export function ReaderTools({ job }: { readonly job: JobSummary }): JSX.Element {
  return (
    <>
      {useContributions(postingParts.part('tool')).map(({ plugin, thing: { id, value } }) => (
        <PluginPart
          key={id}
          plugin={plugin}
          what={id}
          given={{ job }}
          load={async () => (await value.load()).Tool}
          hasOpenTexts
          placeholder={false}
        />
      ))}
    </>
  );
}
