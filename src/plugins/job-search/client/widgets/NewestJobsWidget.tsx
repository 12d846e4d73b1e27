import { observer } from 'mobx-react-lite';
import { type JSX, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { useAllowedContributions } from '#core/client/session/allowed-contributions.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { WidgetProps } from '#plugins/dashboard/contract/widgets.ts';
import { type JobSearches, seekerParts } from '#plugins/jobs/contract/client-extension-points.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { NewestJobs } from './NewestJobs.tsx';
import { WishedJobs } from './WishedJobs.tsx';
import { WishReader } from './WishReader.tsx';

/** The newest postings on a dashboard: those that match the user's wishes if there are any. */
export const Widget = observer(function NewestJobsWidget({ onTitle }: WidgetProps): JSX.Element {
  const t = useT('job-search');
  const [source] = useAllowedContributions(seekerParts.part('wishes'));
  const [searches, setSearches] = useState<JobSearches | undefined>(source === undefined ? [] : undefined);
  return (
    <>
      {source !== undefined && <WishReader source={source} onSearches={setSearches} />}
      {searches === undefined && <Skeleton />}
      {searches?.length === 0 && <NewestJobs />}
      {searches !== undefined && searches.length > 0 && <WishedJobs searches={searches} onTitle={onTitle} />}
      <p>
        <Link className="link" to={href(jobRoutes.search)}>
          {t('widget.newestAll')}
        </Link>
      </p>
    </>
  );
});
