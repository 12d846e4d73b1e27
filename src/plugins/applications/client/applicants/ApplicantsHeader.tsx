import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { EyeIcon } from '#core/client/ui/icons/page-icons.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { StatusBadge, type StatusTone } from '#core/client/ui/StatusBadge.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { JobStatus } from '#plugins/jobs/contract/life-cycle.ts';
import type { Job } from '#plugins/jobs/contract/reply-schemas.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { usePostingsName } from './use-postings-name.ts';
import * as styles from './ApplicantTools.module.css';

const STATUS_TONES: Readonly<Record<JobStatus, StatusTone>> = {
  draft: 'wait',
  pending_review: 'wait',
  changes_requested: 'wait',
  published: 'live',
  paused: 'wait',
  expired: 'off',
  closed: 'off',
  removed: 'off',
  archived: 'off',
};

/** The posting whose applicants are shown. */
export const ApplicantsHeader = observer(function ApplicantsHeader({ job }: { readonly job: Job }): JSX.Element {
  const t = useT('applications');
  const format = useFormat();
  return (
    <PageHeader
      title={job.title}
      lead={
        <span className={styles.applicantsLead}>
          <StatusBadge tone={STATUS_TONES[job.status]}>{t(`status.${job.status}`)}</StatusBadge>
          <span>
            <FactLine facts={[job.company.name, job.location, t('applicants.posted', { when: format.relative(job.publishedAt) })]} />
          </span>
        </span>
      }
      back={{ to: href(jobRoutes.managed), label: usePostingsName() }}
      actions={
        <ButtonLink to={href(jobRoutes.detail, { id: job.id })}>
          <EyeIcon />
          {t('applicants.open')}
        </ButtonLink>
      }
    />
  );
});
