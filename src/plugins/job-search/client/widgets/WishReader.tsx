import { type JSX, useEffect, useState } from 'react';
import type { Owned } from '#core/client/plugin/owned.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import type { Contribution } from '#core/contract/extension-point.ts';
import type { JobSearches, JobWishModule, JobWishSource } from '#plugins/jobs/contract/client-extension-points.ts';

interface WishReaderProps {
  readonly source: Owned<Contribution<JobWishSource>>;
  readonly onSearches: (searches: JobSearches) => void;
}

/** Loads a source and reports its searches. Shows nothing. A source that fails reports none. */
export function WishReader({ source: { plugin, thing }, onSearches }: WishReaderProps): JSX.Element | null {
  const { id, value } = thing;
  const [loaded, setLoaded] = useState<JobWishModule>();
  useEffect(() => {
    value.load().then(setLoaded, (error: unknown) => {
      console.error(`"${id}" of plugin "${plugin}" did not load`, error);
      onSearches([]);
    });
  }, [plugin, id, value, onSearches]);
  if (loaded === undefined) return null;
  return (
    <PluginBoundary plugin={plugin} what={id} fallback={<NoWishes onSearches={onSearches} />}>
      <loaded.Source onSearches={onSearches} />
    </PluginBoundary>
  );
}

function NoWishes({ onSearches }: Pick<WishReaderProps, 'onSearches'>): null {
  useEffect(() => onSearches([]), [onSearches]);
  return null;
}
