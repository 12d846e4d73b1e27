import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useList } from '#core/client/lists/use-list.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { WORK_WIDTHS } from '#core/contract/constants.ts';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ConflictNotes } from '../moves/ConflictNotes.tsx';
import { MoveDialogs } from '../moves/MoveDialogs.tsx';
import { ManagedCountsStore } from '../moves/managed-counts-store.ts';
import { usePostingSide } from '../moves/use-posting-side.ts';
import { ReviewPreview } from '../review/ReviewPreview.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { ManagedRows } from './ManagedRows.tsx';
import { ManagedTools } from './ManagedTools.tsx';
import { managedList } from './managed-list.ts';
import { NewPosting } from './NewPosting.tsx';
import { SelectedJobs } from './SelectedJobs.tsx';
import { StatusFilters } from './StatusFilters.tsx';
import * as styles from './managed.module.css';

/** The postings of the user's companies, or of all companies for administrators. The address holds the filters and the order. */
export const Page = observer(function ManagedJobsPage(): JSX.Element {
  const t = useT('jobs');
  const side = usePostingSide();
  const mayPost = useService(SessionStore).may('job-posting', 'create');
  const list = useList(managedList, (values) => href(jobRoutes.managed, {}, values));
  const { rows, values: shown } = list;
  const { active } = list.kept;
  const counts = useService(ManagedCountsStore);
  useEffect(() => void counts.load(), [counts]);
  const hasRoom = useMinWidth(WORK_WIDTHS.preview);
  const previewed = side === 'moderator' && hasRoom ? active : undefined;
  const isEmpty = rows.isEmpty && !list.isFiltered;
  return (
    <>
      <PageHeader
        title={t(side === 'member' ? 'managed.title' : 'managed.titleAll')}
        lead={side === 'moderator' ? t('managed.leadAll') : undefined}
        actions={
          <>
            <ManagedTools />
            {mayPost && (side === 'moderator' || !isEmpty) && <NewPosting />}
          </>
        }
      />
      <ConflictNotes />
      {shown.author !== undefined && <AuthorLine author={shown.author} />}
      {!isEmpty && shown.author === undefined && <StatusFilters shown={shown} side={side} />}
      {shown.import !== undefined && <OfImport />}
      <div className={previewed === undefined ? styles.managed : `${styles.managed} ${styles.managedBeside}`}>
        <ManagedRows list={list} side={side} previewed={previewed?.id} />
        {previewed !== undefined && <ReviewPreview job={previewed} />}
      </div>
      {side === 'member' && <SelectedJobs list={list.kept} />}
      <MoveDialogs />
    </>
  );
});

/** Says that the list has the drafts of one import, with the way to all drafts. */
function OfImport(): JSX.Element {
  const t = useT('jobs');
  return (
    <p>
      {t('managed.ofImport')}{' '}
      <Link className="link" to={href(jobRoutes.managed, {}, { status: 'draft' })}>
        {t('managed.allDrafts')}
      </Link>
    </p>
  );
}
