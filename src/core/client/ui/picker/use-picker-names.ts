import { useEffect, useState } from 'react';
import type { PickerOption, PickerSource } from './picker-source.ts';

interface Names {
  readonly source: PickerSource;
  readonly labels: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The names of chosen values. A value is shown as its code until its name is known. */
export function usePickerNames(
  source: PickerSource,
  values: readonly string[],
): { readonly nameOf: (value: string) => string; readonly learn: (options: readonly PickerOption[]) => void } {
  const [names, setNames] = useState<Names>({ source, labels: NONE });
  // Another source may have names in another language.
  const labels = names.source === source ? names.labels : NONE;
  const learn = (options: readonly PickerOption[]): void =>
    setNames((before) => ({
      source,
      labels: new Map([
        ...(before.source === source ? before.labels : NONE),
        ...options.map(({ value, label }) => [value, label] as const),
      ]),
    }));
  const missing = values.filter((value) => !labels.has(value)).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function is new at every render
  useEffect(() => {
    if (missing === '') return undefined;
    const controller = new AbortController();
    source.named(missing.split('\n'), controller.signal).then(
      (options) => !controller.signal.aborted && learn(options),
      // The codes stay.
      () => undefined,
    );
    return () => controller.abort();
  }, [source, missing]);
  return { nameOf: (value) => labels.get(value) ?? source.nameOf?.(value) ?? value, learn };
}
