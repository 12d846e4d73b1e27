import { type ComponentType, lazy } from 'react';

/**
 * An optional part of a screen that loads separately. If it does not load, for example without a network, it renders nothing and
 * the screen is still complete. Put it into a `Suspense`.
 *
 * @example const Art = lazyExtra(async () => (await import('./Art.tsx')).Art);
 */
export function lazyExtra<Props extends object = object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() =>
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
