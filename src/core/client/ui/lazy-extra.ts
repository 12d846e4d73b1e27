import { type ComponentType, lazy } from 'react';

/**
 * Something that a screen can do without, fetched by itself. Where it does not come, as without a network, nothing stands there
 * and the screen is whole all the same. Put it into a `Suspense`.
 *
 * @example const Art = lazyExtra(async () => (await import('./Art.tsx')).Art);
 */
export function lazyExtra(load: () => Promise<ComponentType>): ComponentType {
  return lazy(() =>
    load().then(
      (Extra) => ({ default: Extra }),
      (error: unknown) => {
        console.error('A part of the screen did not load', error);
        return { default: Nothing };
      },
    ),
  );
}

function Nothing(): undefined {
  return undefined;
}
