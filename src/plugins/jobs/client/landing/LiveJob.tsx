import type { JSX } from 'react';
import { Link } from '#core/client/navigation/Link.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { JobSummary } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { SalaryText } from '../posting/SalaryText.tsx';
import { FoundWords } from './FoundWords.tsx';

interface LiveJobProps {
  readonly job: JobSummary;
  /** The search text. */
  readonly typed: string;
}

/** One posting in a line. */
export function LiveJob({ job, typed }: LiveJobProps): JSX.Element {
  const { title, company, location, salary } = job;
  return (
    <li>
      <Link to={href(jobRoutes.detail, { id: job.id })}>
        <span className="found__words">
          <b>
            <FoundWords text={title} typed={typed} />
          </b>{' '}
          <span className="muted">
            <FoundWords text={company.name} typed={typed} />
            {location !== null && ' · '}
            {location !== null && <FoundWords text={location} typed={typed} />}
          </span>
        </span>
        {salary !== null && (
          <bdi className="num">
            <SalaryText salary={salary} />
          </bdi>
        )}
      </Link>
    </li>
  );
}
