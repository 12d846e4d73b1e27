import { type JSX, useMemo } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { PagingState } from '#core/client/lists/paged-list.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { href } from '#core/contract/route-ref.ts';
import { workbenchRoutes } from '../../contract/routes.ts';
import { hardRows, type SampleRow, sampleRows } from '../sample-rows.ts';

/** The samples, by their name in the address. */
const SAMPLES = ['none', 'three', 'all', 'nasty', 'failed'] as const;

type Sample = (typeof SAMPLES)[number];

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

interface SampleChoiceProps {
  readonly part: string;
  readonly sample: Sample;
}

/** Chooses the sample rows of the part. */
export function SampleChoice({ part, sample }: SampleChoiceProps): JSX.Element {
  const t = useT('workbench');
  const go = useGo();
  return (
    <Select
      label={t('sample.rows')}
      value={sample}
      options={SAMPLES.map((value) => ({ value, label: t(`sample.${value}`) }))}
      onChange={({ target }) => go(`${href(workbenchRoutes.gallery)}?part=${part}&rows=${target.value}`, { replace: true })}
    />
  );
}
