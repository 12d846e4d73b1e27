import { useMemo } from 'react';
import type { PagingState } from '#core/client/data/paged-list.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { hardRows, type SampleRow, sampleRows } from '../sample-rows.ts';

/** The samples, by their name in the address. */
export const SAMPLES = ['none', 'three', 'all', 'nasty', 'failed'] as const;

/** One of the samples. */
export type Sample = (typeof SAMPLES)[number];

const FAILED: PagingState = { status: 'failed', hasMore: false, error: undefined, more: async () => undefined };

const ROWS: Readonly<Record<Sample, () => readonly SampleRow[]>> = {
  none: () => [],
  three: () => sampleRows(3),
  all: () => sampleRows(10_000),
  nasty: hardRows,
  failed: () => [],
};

/** The sample rows that the address names; three by default. */
export function useSample(): { readonly sample: Sample; readonly rows: readonly SampleRow[]; readonly paging: PagingState | undefined } {
  const { rows: asked } = useSearch();
  const sample = SAMPLES.find((known) => known === asked) ?? 'three';
  const rows = useMemo(() => ROWS[sample](), [sample]);
  return { sample, rows, paging: sample === 'failed' ? FAILED : undefined };
}
