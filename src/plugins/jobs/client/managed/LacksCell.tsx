import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { useLacksLabel } from '../form/use-lacks-label.ts';

/** What a draft lacks, or that it can be posted. */
export function LacksCell({ job: { lacks } }: { readonly job: Pick<ManagedJob, 'lacks'> }): JSX.Element | null {
  const t = useT('jobs');
  const format = useFormat();
  const labelOf = useLacksLabel();
  if (lacks === undefined) return null;
  if (lacks.length === 0) return <span className="muted">{t('lacks.ready')}</span>;
  return <>{format.series([...new Set(lacks.map(labelOf))])}</>;
}
