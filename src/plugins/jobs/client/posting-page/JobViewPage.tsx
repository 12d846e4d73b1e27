import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Redirect } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { useHasPage } from '#core/client/plugin/use-has-page.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { uuidParam } from '#core/contract/param-type.ts';
import { href } from '#core/contract/route-ref.ts';
import type { JobStatus } from '../../contract/life-cycle.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { actionsOnPage } from '../moves/posting-actions.ts';
import { LoadedPosting } from '../posting/LoadedPosting.tsx';
import { isManaged } from './PostingHead.tsx';
import { PostingPageBody } from './PostingPageBody.tsx';

/** States before the publication. Candidates will be able to apply after it. */
const UNPOSTED: readonly JobStatus[] = ['draft', 'pending_review', 'changes_requested'];

/** A posting as its own page shows it, also before it is published. Without an id, the address leads to the list of postings. */
export const Page = observer(function JobViewPage(): JSX.Element {
  const { id: asked } = useSearch();
  const { role } = useService(SessionStore);
  const id = uuidParam.parse(asked ?? '');
  const others = useHasPage(jobRoutes.search) ? jobRoutes.search : jobRoutes.hub;
  if (id === undefined) return <Redirect to={href(role === 'employer' ? jobRoutes.managed : others)} />;
  return <LoadedPosting id={id}>{(job) => <Preview job={job} />}</LoadedPosting>;
});

/** Those who write the posting come from the form, and go back to it. */
function Preview({ job }: { readonly job: Job }): JSX.Element {
  const t = useT('jobs');
  const toForm = { to: href(jobRoutes.form, {}, { id: job.id }), label: t('view.toForm') };
  const isEdited = actionsOnPage(job).includes('edit');
  const isPreview = isManaged(job) && (job.viewer.isOpen || UNPOSTED.includes(job.status));
  return <PostingPageBody job={job} back={isEdited ? toForm : undefined} isPreview={isPreview} />;
}
