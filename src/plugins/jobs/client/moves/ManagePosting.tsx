import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useEdition, useEntities } from '#core/client/lists/use-entities.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { DownIcon } from '#core/client/ui/icons/page-icons.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { JobPostingStore } from '../posting/job-posting-store.ts';
import { MoveDialogs } from './MoveDialogs.tsx';
import { managedJobs } from './managed-jobs.ts';
import { PostingMenu } from './PostingMenu.tsx';
import { actionsOnPage } from './posting-actions.ts';
import { useManagedAction } from './use-managed-action.ts';

/** The menu of what managers and reviewers can do with the posting on its page. */
export const ManagePosting = observer(function ManagePosting({ job }: { readonly job: Job }): JSX.Element {
  const t = useT('jobs');
  const choose = useManagedAction(job);
  useFollowing(job.id);
  return (
    <>
      <PostingMenu job={job} actions={actionsOnPage(job)} className="btn" onChoose={choose}>
        {t('managed.actions')}
        <DownIcon className="icon--s" />
      </PostingMenu>
      <MoveDialogs />
    </>
  );
});

/** Loads the page again after a change of the posting. A deleted draft leads to the list. */
function useFollowing(id: string): void {
  const jobs = useEntities(managedJobs);
  const postings = useService(JobPostingStore);
  const go = useGo();
  useEdition(jobs, () => {
    if (jobs.isGone(id)) go(href(jobRoutes.managed), { replace: true });
    else void postings.open(id);
  });
}
