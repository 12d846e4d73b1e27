import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { NewestJobs } from './NewestJobs.tsx';

/** The newest postings on a dashboard. */
export function Widget(): JSX.Element {
  const t = useT('jobs');
  return (
    <>
      <NewestJobs />
      <p>
        <Link className="link" to={href(jobRoutes.search)}>
          {t('widget.newestAll')}
        </Link>
      </p>
    </>
  );
}
