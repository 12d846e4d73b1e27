import { useEffect, useState } from 'react';
import type { ExtensionPoint } from '#core/contract/extension-point.ts';
import { useContributions } from '../plugin/use-contributions.ts';
import type { TextExtent } from './texts.ts';
import { useTexts } from './use-texts.ts';

/** What stands behind a contribution, loaded. */
export interface LoadedContribution<Module> {
  readonly plugin: string;
  /** Id of the contribution. */
  readonly id: string;
  readonly module: Module;
}

/**
 * Loads what plugins have added at a place and their texts; in order, and empty until all of it is there. One that does not load is
 * logged and left out: it is for parts that a page can do without. `Part` is for those that say that they did not load.
 */
export function useLoadedContributions<Module>(
  point: ExtensionPoint<{ readonly load: () => Promise<Module> }>,
  extent: TextExtent = 'whole',
): readonly LoadedContribution<Module>[] {
  const entries = useContributions(point);
  const hasTexts = useTexts(
    entries.map(({ plugin }) => plugin),
    extent,
  );
  const [loaded, setLoaded] = useState<readonly LoadedContribution<Module>[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was contributed is the same as long as the page is open
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
