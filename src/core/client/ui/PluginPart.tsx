import { observer } from 'mobx-react-lite';
import { type ComponentType, type JSX, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useService } from '../di/use-service.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { PluginBoundary } from '../plugin/PluginBoundary.tsx';
import { SessionStore } from '../session/session-store.ts';
import { ErrorNote } from './ErrorNote.tsx';
import { Skeleton } from './skeleton/Skeleton.tsx';

interface PluginPartProps<Given extends object> {
  /** The plugin that contributes the part. */
  readonly plugin: string;
  /** Id of the contribution. */
  readonly what: string;
  readonly load: () => Promise<ComponentType<Given>>;
  /** Props of the loaded component. Changes are passed on. */
  readonly given: Given;
  /** Whether the texts that visitors see in it are those of their pages (`locales` and `openLocales`). A visitor then loads no others. */
  readonly hasOpenTexts?: boolean;
  /** Shown until the part is loaded; a skeleton when absent. */
  readonly placeholder?: ReactNode;
}

/** A part of a page from another plugin. It loads and fails separately, and the user can retry a failed load. */
export function PluginPart<Given extends object>(props: PluginPartProps<Given>): JSX.Element {
  return (
    <PluginBoundary plugin={props.plugin} what={props.what} fallback={<ErrorNote />}>
      <LoadedPart {...props} />
    </PluginBoundary>
  );
}

type PartState<Given> = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'ready'; readonly Content: ComponentType<Given> };

const LoadedPart = observer(function LoadedPart<Given extends object>(props: PluginPartProps<Given>): ReactNode {
  const { plugin, what, load, given, hasOpenTexts = false, placeholder } = props;
  const isVisitor = useService(SessionStore).status === 'signed-out';
  const [state, setState] = useState<PartState<Given>>({ kind: 'loading' });
  // The page of a visitor may have loaded only some of the texts.
  const hasTexts = useTexts(['core', plugin], hasOpenTexts && isVisitor ? 'open' : 'whole');
  // Keeps the first loader: a new function on every render must not cause a new load.
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
  return state.kind === 'ready' && hasTexts ? <state.Content {...given} /> : (placeholder ?? <Skeleton />);
});
