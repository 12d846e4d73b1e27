import type { JSX, ReactNode } from 'react';
import type { Contribution, PointRef } from '#core/contract/extension-point.ts';
import { useService } from '../di/use-service.ts';
import { ClientRegistry } from './client-registry.ts';
import type { Owned } from './owned.ts';
import { PluginBoundary } from './PluginBoundary.tsx';

interface ContributionsProps<Value> {
  readonly point: PointRef<Value>;
  readonly children: (value: Value) => ReactNode;
  /** Selects the contributions to render; all of them by default. */
  readonly filter?: (value: Value) => boolean;
  /** Rendered in place of a contribution that failed; nothing by default. */
  readonly fallback?: ReactNode;
}

/** Renders the contributions to an extension point in order. A failing one is logged with its plugin's id; the others are kept. */
export function Contributions<Value>({ point, children, filter = () => true, fallback }: ContributionsProps<Value>): JSX.Element {
  const entries = useContributions(point).filter(({ thing }) => filter(thing.value));
  return (
    <>
      {entries.map(({ plugin, thing }) => (
        <PluginBoundary key={thing.id} plugin={plugin} what={thing.id} fallback={fallback}>
          <Rendered value={thing.value} render={children} />
        </PluginBoundary>
      ))}
    </>
  );
}

// A separate component, so an error in `render` is thrown inside the boundary.
function Rendered<Value>({ value, render }: { readonly value: Value; readonly render: (value: Value) => ReactNode }): ReactNode {
  return render(value);
}

/** The contributions to an extension point, in order, with plugin ids. {@link Contributions} also contains their errors. */
export function useContributions<Value>(point: PointRef<Value>): readonly Owned<Contribution<Value>>[] {
  return useService(ClientRegistry).contributions(point);
}
