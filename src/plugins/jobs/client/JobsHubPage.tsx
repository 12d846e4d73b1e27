import { observer } from 'mobx-react-lite';
import { type JSX, Suspense, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { List, ListRow } from '#core/client/ui/List.tsx';
import { lazyExtra } from '#core/client/ui/lazy-extra.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { type HubPlace, hubPlaces } from '../contract/client-extension-points.ts';

/** Links to all pages about jobs that the user may open, each with its number. */
export const Page = observer(function JobsHubPage(): JSX.Element {
  const t = useT('jobs');
  const places = useAllowedContributions(hubPlaces);
  const hasTexts = useTexts(places.map(({ plugin }) => plugin));
  return (
    <>
      <PageHeader title={t('hub.title')} lead={t('hub.lead')} />
      <List label={t('hub.title')}>
        {hasTexts &&
          places.map(({ plugin, thing: { id, value } }) => (
            <ListRow key={id} to={href(value.route)} title={t(value.title)} facts={[t(value.text)]}>
              {value.figure !== undefined && (
                <PluginBoundary plugin={plugin} what={id}>
                  <PlaceFigure load={value.figure} />
                </PluginBoundary>
              )}
            </ListRow>
          ))}
      </List>
    </>
  );
});

/** The number of a place. It is left out until it has loaded. */
function PlaceFigure({ load }: { readonly load: NonNullable<HubPlace['figure']> }): JSX.Element {
  const [Figure] = useState(() => lazyExtra(async () => (await load()).Figure));
  return (
    <Suspense>
      <Figure />
    </Suspense>
  );
}
