import type { JSX } from 'react';
import { useLoadedContributions } from '#core/client/i18n/use-loaded-contributions.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { managedParts } from '../../contract/client-extension-points.ts';

/** The counts of other plugins beside "My jobs". */
export function Badge(): JSX.Element {
  return (
    <>
      {useLoadedContributions(managedParts.part('badge'), 'nav').map(({ plugin, id, module }) => (
        <PluginBoundary key={id} plugin={plugin} what={id}>
          <module.Badge />
        </PluginBoundary>
      ))}
    </>
  );
}
