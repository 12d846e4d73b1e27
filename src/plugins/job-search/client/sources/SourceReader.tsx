import { type ComponentType, type JSX, useEffect, useState } from 'react';
import type { Owned } from '#core/client/plugin/owned.ts';
import { PluginBoundary } from '#core/client/plugin/PluginBoundary.tsx';
import type { Contribution } from '#core/contract/extension-point.ts';

interface SourceReaderProps<Given extends object> {
  readonly source: Owned<Contribution<{ readonly load: () => Promise<{ readonly Source: ComponentType<Given> }> }>>;
  readonly given: Given;
  /** Always the same function. */
  readonly onFailed?: () => void;
}

/** Loads a source and lets it report. Shows nothing. */
export function SourceReader<Given extends object>({
  source: { plugin, thing },
  given,
  onFailed,
}: SourceReaderProps<Given>): JSX.Element | null {
  const { id, value } = thing;
  const [loaded, setLoaded] = useState<{ readonly Source: ComponentType<Given> }>();
  useEffect(() => {
    value.load().then(setLoaded, (error: unknown) => {
      console.error(`"${id}" of plugin "${plugin}" did not load`, error);
      onFailed?.();
    });
  }, [plugin, id, value, onFailed]);
  if (loaded === undefined) return null;
  return (
    <PluginBoundary plugin={plugin} what={id} fallback={onFailed && <Failed onFailed={onFailed} />}>
      <loaded.Source {...given} />
    </PluginBoundary>
  );
}

function Failed({ onFailed }: { readonly onFailed: () => void }): null {
  useEffect(onFailed, [onFailed]);
  return null;
}
