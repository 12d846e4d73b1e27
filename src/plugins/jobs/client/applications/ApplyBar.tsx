import { type JSX, useCallback, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ButtonLink } from '#core/client/ui/ButtonLink.tsx';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import { StatusBadge } from '#core/client/ui/StatusBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Job } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { SalaryText } from '../posting/SalaryText.tsx';
import { ApplyForm } from './ApplyForm.tsx';
import { useFocusOnceApplied } from './use-focus-once-applied.ts';
import './ApplyPanel.css';

interface ApplyBarProps {
  readonly job: Job;
  readonly onApplied: () => void;
}

/** At the end of a small screen: the pay and the way to apply, whose form comes up from below. */
export function ApplyBar({ job, onApplied }: ApplyBarProps): JSX.Element {
  const t = useT('jobs');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const { applicationId } = job.viewer;
  const bar = useFocusOnceApplied<HTMLDivElement>(applicationId);
  const applied = (): void => {
    close();
    onApplied();
  };
  return (
    <div className="apply-bar" ref={bar} tabIndex={-1}>
      {applicationId === null ? (
        <>
          <p>{job.salary === null ? t('job.noSalary') : <SalaryText salary={job.salary} />}</p>
          <Button variant="grow" onClick={() => setOpen(true)}>
            {t('apply.start')}
          </Button>
          <Sheet open={isOpen} onClose={close} title={job.title}>
            <ApplyForm jobId={job.id} onApplied={applied} />
          </Sheet>
        </>
      ) : (
        <>
          <p>
            <StatusBadge tone="live">{t('apply.applied')}</StatusBadge>
          </p>
          <ButtonLink to={href(jobRoutes.appliedDetail, { id: applicationId })}>{t('apply.open')}</ButtonLink>
        </>
      )}
    </div>
  );
}
