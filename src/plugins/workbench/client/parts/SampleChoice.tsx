import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { href } from '#core/contract/route-ref.ts';
import { workbenchRoutes } from '../../contract/routes.ts';
import { SAMPLES, type Sample } from './use-sample.ts';

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
