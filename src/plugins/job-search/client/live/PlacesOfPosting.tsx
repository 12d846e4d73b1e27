import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { KeptSearches } from '#core/client/search/kept-search.ts';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import type { Job } from '#plugins/jobs/contract/reply-schemas.ts';
import { getJobsXml, getSitemap } from '../../contract/open-endpoints.ts';
import { useJobAddresses } from '../search/use-job-addresses.ts';
import { jobSearch } from '../terms/job-search.ts';
import * as styles from './live.module.css';

/** The pages and files in which a posting is that was just published. The next search of the tab finds it too. */
export const Panel = observer(function PlacesOfPosting({ job }: { readonly job: Job }): JSX.Element {
  const t = useT('job-search');
  const titleId = useId();
  const addresses = useJobAddresses();
  const { id, name } = job.company;
  const { reset } = useService(KeptSearches).of(jobSearch);
  useEffect(reset, [reset]);
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('live.appears')}</h3>
      <ul className={styles.livePlaces}>
        <li>
          <Link className="link" to={addresses.search({ q: job.title })}>
            {t('live.search')}
          </Link>
        </li>
        <li>
          <Link className="link" to={href(employerRoutes.companyView, {}, { id })}>
            {t('live.company', { company: name })}
          </Link>
        </li>
        <li>
          <a className="link" href={getJobsXml.path}>
            {t('live.boards')}
          </a>
        </li>
        <li>
          <a className="link" href={getSitemap.path}>
            {t('live.sitemap')}
          </a>
        </li>
      </ul>
    </section>
  );
});
