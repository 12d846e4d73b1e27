import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useIsReturn } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { WORK_WIDTHS } from '#core/contract/constants.ts';
import { ConflictNotes } from '../moves/ConflictNotes.tsx';
import { MoveDialogs } from '../moves/MoveDialogs.tsx';
import { usePostingSide } from '../moves/use-posting-side.ts';
import { ReviewPreview } from '../review/ReviewPreview.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { ManagedDock } from './ManagedDock.tsx';
import { ManagedRows } from './ManagedRows.tsx';
import { ManagedTools } from './ManagedTools.tsx';
import { ManagedCountsStore } from './managed-counts-store.ts';
import { isFiltered, type ShownFilters } from './managed-filters.ts';
import { ManagedListStore } from './managed-list-store.ts';
import { NewPosting } from './NewPosting.tsx';
import { OfImport } from './OfImport.tsx';
import { StatusFilters } from './StatusFilters.tsx';
import { useShownFilters } from './use-shown-filters.ts';
import * as styles from './managed.module.css';

/** The postings of the user's companies, or of all companies for administrators. The address holds the filters and the order. */
export const Page = observer(function ManagedJobsPage(): JSX.Element {
  const t = useT('jobs');
  const side = usePostingSide();
  const mayPost = useService(SessionStore).may('job-posting', 'create');
  const { shown, onChange } = useShownFilters();
  useList(shown);
  const { rows, active } = useService(ManagedListStore);
  const hasRoom = useMinWidth(WORK_WIDTHS.preview);
  const previewed = side === 'moderator' && hasRoom ? active : undefined;
  const isEmpty = rows.isEmpty && !isFiltered(shown);
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
        <ManagedRows shown={shown} onChange={onChange} side={side} previewed={previewed?.id} />
        {previewed !== undefined && <ReviewPreview job={previewed} />}
      </div>
      {side === 'member' && <ManagedDock />}
      <MoveDialogs />
    </>
  );
});

/** Loads the list for the filters, and the counts of the states. */
function useList(shown: ShownFilters): void {
  const store = useService(ManagedListStore);
  const counts = useService(ManagedCountsStore);
  const isReturn = useIsReturn();
  useEffect(() => {
    void store.show(shown, isReturn);
    return store.leave;
  }, [store, shown, isReturn]);
  useEffect(() => void counts.load(), [counts]);
}
