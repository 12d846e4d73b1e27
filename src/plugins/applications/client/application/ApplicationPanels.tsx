import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import type { PointRef } from '#core/contract/extension-point.ts';
import type { ApplicationPanel } from '../../contract/application-parts.ts';
import type { ApplicationDetail } from '../../contract/schemas.ts';

interface ApplicationPanelsProps {
  /** The panels for the user's side. */
  readonly point: PointRef<ApplicationPanel>;
  readonly application: ApplicationDetail;
}

/** The panels of other plugins beside an application. */
export const ApplicationPanels = observer(function ApplicationPanels({ point, application }: ApplicationPanelsProps): JSX.Element {
  return (
    <>
      {useAllowedContributions(point).map(({ plugin, thing: { id, value } }) => (
        <PluginPart
          key={`${id} ${application.id}`}
          plugin={plugin}
          what={id}
          load={async () => (await value.load()).Panel}
          given={{ application }}
        />
      ))}
    </>
  );
});
