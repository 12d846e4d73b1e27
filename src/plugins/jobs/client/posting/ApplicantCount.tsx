import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { NewMark } from '#core/client/ui/chip/Chip.tsx';
import type { ManagedJob } from '../../contract/job.ts';

/** How many have applied, and how many of them nobody has looked at yet. */
export function ApplicantCount({ total, new: fresh }: ManagedJob['applicants']): JSX.Element {
  const t = useT('jobs');
  const format = useFormat();
  return (
    <>
      {fresh > 0 && <NewMark>{t('managed.newApplicants', { count: fresh })}</NewMark>} {format.number(total)}
    </>
  );
}
