import type { JSX, ReactNode } from 'react';
import type { ExtensionPoint } from '#core/contract/extension-point.ts';
import { PluginBoundary } from './PluginBoundary.tsx';
import { useContributions } from './use-contributions.ts';

interface ContributionsProps<Value> {
  readonly point: ExtensionPoint<Value>;
  readonly children: (value: Value) => ReactNode;
  /** Leaves some out. */
  readonly filter?: (value: Value) => boolean;
  /** Stands in the place of one that broke; nothing by default. */
  readonly fallback?: ReactNode;
}

/** Everything the plugins have added at a place, in order. One that breaks is logged with its plugin's id and harms no other. */
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

// A component of its own, so that what `render` throws is thrown inside the boundary.
function Rendered<Value>({ value, render }: { readonly value: Value; readonly render: (value: Value) => ReactNode }): ReactNode {
  return render(value);
}
