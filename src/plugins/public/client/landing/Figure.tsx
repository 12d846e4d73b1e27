import type { JSX } from 'react';
import { useTexts } from '#core/client/i18n/use-texts.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import { type LandingFigure, landingParts } from '../../contract/landing.ts';
import { useLoaded } from './use-loaded.ts';
import * as styles from './LandingPage.module.css';

type Place = LandingFigure['place'];

/** Whether a plugin has a picture for this place. The page then reserves space before the picture loads. */
export function useHasFigure(place: Place): boolean {
  return useContributions(landingParts.part('figure')).some(({ thing }) => thing.value.place === place);
}

/** The picture of a place. It only illustrates the text beside it, so the page is complete without it. */
export function Figure({ place }: { readonly place: Place }): JSX.Element | null {
  const found = useContributions(landingParts.part('figure')).find(({ thing }) => thing.value.place === place);
  if (found === undefined) return null;
  const { plugin, thing } = found;
  return (
    <div className={styles.figure} data-place={place}>
      <PluginBoundary plugin={plugin} what={thing.id}>
        <LoadedFigure plugin={plugin} what={thing.id} load={thing.value.load} />
      </PluginBoundary>
    </div>
  );
}

interface LoadedFigureProps {
  readonly plugin: string;
  readonly what: string;
  readonly load: LandingFigure['load'];
}

function LoadedFigure({ plugin, what, load }: LoadedFigureProps): JSX.Element | null {
  const loaded = useLoaded(what, load, true);
  const hasTexts = useTexts([plugin], 'first-view');
  return loaded !== undefined && hasTexts ? <loaded.Figure /> : null;
}
