import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { Note } from '#core/client/ui/Note.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Job } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { useSalaryAmount } from '../posting/SalaryText.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { useFocusOnceApplied } from './use-focus-once-applied.ts';
import './ApplyPanel.css';

interface ApplyPanelProps {
  readonly job: Job;
  readonly onApplied: () => void;
}

/** Beside a posting, where a candidate applies, or sees that they have. */
export function ApplyPanel({ job, onApplied }: ApplyPanelProps): JSX.Element {
  const t = useT('jobs');
  const amount = useSalaryAmount(job.salary);
  const { applicationId } = job.viewer;
  const note = useFocusOnceApplied<HTMLDivElement>(applicationId);
  return (
    <section className="apply" aria-label={t('apply.title')}>
      <div>
        <p className="apply__pay num">{amount ?? t('job.noSalary')}</p>
        {amount !== undefined && job.salary !== null && <p className="muted small">{t(`period.${job.salary.period}`)}</p>}
      </div>
      {applicationId === null ? (
        <ApplyForm jobId={job.id} onApplied={onApplied} />
      ) : (
        <div ref={note} tabIndex={-1}>
          <Note
            tone="leaf"
            title={t('apply.already')}
            action={
              <ButtonLink size="s" to={href(jobRoutes.appliedDetail, { id: applicationId })}>
                {t('apply.open')}
              </ButtonLink>
            }
          >
            {t('apply.alreadyHelp')}
          </Note>
        </div>
      )}
    </section>
  );
}
