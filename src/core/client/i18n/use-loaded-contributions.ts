import { useEffect, useState } from 'react';
import type { PointRef } from '#core/contract/extension-point.ts';
import { useContributions } from '../plugin/Contributions.tsx';
import type { TextExtent } from './texts.ts';
import { useTexts } from './use-texts.ts';

export interface LoadedContribution<Module> {
  readonly plugin: string;
  /** Id of the contribution. */
  readonly id: string;
  readonly module: Module;
}

/**
 * Loads the modules of the contributions to an extension point and their texts. The result is in order, and empty until everything
 * is loaded. A contribution that does not load is logged and left out, so use this only for optional parts of a page. `PluginPart` shows
 * a failed load.
 */
export function useLoadedContributions<Module>(
  point: PointRef<{ readonly load: () => Promise<Module> }>,
  extent: TextExtent = 'whole',
): readonly LoadedContribution<Module>[] {
  const entries = useContributions(point);
  const hasTexts = useTexts(
    entries.map(({ plugin }) => plugin),
    extent,
  );
  const [loaded, setLoaded] = useState<readonly LoadedContribution<Module>[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: contributions do not change while the page is open
  useEffect(() => {
    let isWanted = true;
    const loads = entries.map(({ plugin, thing: { id, value } }) =>
      value.load().then(
        (module) => [{ plugin, id, module }],
        (error: unknown) => {
          console.error(`"${id}" of plugin "${plugin}" did not load`, error);
          return [];
        },
      ),
    );
    void Promise.all(loads).then((modules) => isWanted && setLoaded(modules.flat()));
    return () => {
      isWanted = false;
    };
  }, [point.id]);
  return hasTexts ? loaded : NONE;
}

const NONE: readonly never[] = [];
