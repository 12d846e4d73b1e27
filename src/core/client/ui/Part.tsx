import { type ComponentType, type JSX, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { PluginBoundary } from '../plugin/PluginBoundary.tsx';
import { ErrorNote } from './ErrorNote.tsx';
import { Skeleton } from './skeleton/Skeleton.tsx';

interface PartProps {
  /** The plugin that contributes the part. */
  readonly plugin: string;
  /** Id of the contribution. */
  readonly what: string;
  readonly load: () => Promise<ComponentType>;
}

/** A part of a page that another plugin contributes: it loads by itself and breaks by itself, and a failed load can be tried again. */
export function Part({ plugin, what, load }: PartProps): JSX.Element {
  return (
    <PluginBoundary plugin={plugin} what={what} fallback={<ErrorNote />}>
      <LoadedPart plugin={plugin} what={what} load={load} />
    </PluginBoundary>
  );
}

type PartState = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly Content: ComponentType };

function LoadedPart({ plugin, what, load }: PartProps): JSX.Element {
  const [state, setState] = useState<PartState>({ kind: 'loading' });
  const hasTexts = useTexts([plugin]);
  // The first loader is kept: a new function on every render must not load anew.
  const loader = useRef(load);

  const start = useCallback(() => {
    setState({ kind: 'loading' });
    loader.current().then(
      (Content) => setState({ kind: 'ready', Content }),
      (error: unknown) => {
        console.error(`"${what}" of plugin "${plugin}" did not load`, error);
        setState({ kind: 'failed' });
      },
    );
  }, [plugin, what]);
  useEffect(start, [start]);

  if (state.kind === 'failed') return <ErrorNote onRetry={start} />;
  return state.kind === 'ready' && hasTexts ? <state.Content /> : <Skeleton />;
}
