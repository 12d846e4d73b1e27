import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { Panel } from '#core/client/ui/Panel.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { getJobsXml, getSitemap } from '../../../contract/open-endpoints.ts';
import { postingParts } from '../../../contract/posting-parts.ts';
import type { Job } from '../../../contract/reply-schemas.ts';
import { useJobAddresses } from '../../open/job-addresses.ts';
import { PublicAddress } from './PublicAddress.tsx';
import * as styles from './live.module.css';

interface LivePanelProps {
  readonly job: Job;
}

/** After a posting was published, for its company: its address, where it appears, and the panels of other plugins. */
export const LivePanel = observer(function LivePanel({ job }: LivePanelProps): JSX.Element {
  const t = useT('jobs');
  const shown = useAllowedContributions(postingParts.part('live'));
  return (
    <Panel title={t('live.title')}>
      <div className="stack">
        <PublicAddress jobId={job.id} />
        <Places job={job} />
        {shown.map(({ plugin, thing: { id, value } }) => (
          <PluginPart key={id} plugin={plugin} what={id} given={{ job }} load={async () => (await value.load()).Panel} />
        ))}
      </div>
    </Panel>
  );
});

/** The pages and files in which the posting now is. */
function Places({ job }: LivePanelProps): JSX.Element {
  const t = useT('jobs');
  const titleId = useId();
  const addresses = useJobAddresses();
  const { id, name } = job.company;
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
}
