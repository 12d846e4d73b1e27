import type { JSX } from 'react';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { Panel } from '#core/client/ui/Panel.tsx';
import { href } from '#core/contract/route-ref.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application } from '../../contract/schemas.ts';
import { StageBadge } from '../application/StageBadge.tsx';
import * as styles from './ApplicantPage.module.css';

interface AttemptsProps {
  /** All applications of the candidate to the posting, newest first. */
  readonly attempts: readonly Application[];
  /** The id of the application on screen. */
  readonly shown: string;
}

/** The applications of a candidate to the same posting. A single one is not listed. */
export function Attempts({ attempts, shown }: AttemptsProps): JSX.Element | null {
  const t = useT('applications');
  const format = useFormat();
  if (attempts.length < 2) return null;
  return (
    <Panel title={t('applicant.attempts')}>
      <ul className={styles.applicantAttempts} aria-label={t('applicant.attempts')}>
        {attempts.map(({ id, attempt, createdAt, stage, job, candidate }) => (
          <li key={id}>
            <Link
              className="link"
              to={href(applicationRoutes.applicant, { jobId: job.id, userId: candidate.id }, { application: id })}
              aria-current={id === shown ? 'true' : undefined}
            >
              {t('applicant.attempt', { number: attempt, date: format.date(createdAt) })}
            </Link>{' '}
            <StageBadge stage={stage} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
