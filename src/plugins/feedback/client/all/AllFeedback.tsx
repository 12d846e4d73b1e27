import { observer } from 'mobx-react-lite';
import { type JSX, useRef } from 'react';
import { useDownload } from '#core/client/http/use-download.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { filterValuesIn } from '#core/client/lists/address-filters.ts';
import { useList } from '#core/client/lists/use-list.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS, MOBILE_BREAKPOINT, WORK_WIDTHS } from '#core/contract/constants.ts';
import { href } from '#core/contract/route-ref.ts';
import { exportFeedback } from '../../contract/handling-endpoints.ts';
import type { FeedbackFilters } from '../../contract/handling-schemas.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { ConflictNotes } from '../handling/ConflictNote.tsx';
import { useMyself } from '../handling/use-handling.ts';
import { FacetColumn } from './FeedbackFacets.tsx';
import { FeedbackPreview } from './FeedbackPreview.tsx';
import { FeedbackRows } from './FeedbackRows.tsx';
import { allFeedback, askedFeedback, feedbackList } from './feedback-list.ts';
import { SelectedFeedback } from './SelectedFeedback.tsx';
import { useListKeys } from './use-list-keys.ts';
import * as styles from './all.module.css';

/** The feedback of all senders, for administrators with the duty. The address holds the filters and the order. */
export const AllFeedback = observer(function AllFeedback(): JSX.Element {
  const t = useT('feedback');
  const { id: me } = useMyself();
  const { assignee } = filterValuesIn(feedbackList.filters, useSearch());
  const list = useList(feedbackList, (values) => href(feedbackRoutes.list, {}, values), allFeedback(assignee, me));
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const hasRoom = useMinWidth(WORK_WIDTHS.preview);
  const { active } = list.kept;
  const work = useRef<HTMLDivElement>(null);
  const onKeyDown = useListKeys(list.kept, work, hasRoom);
  const previewed = hasRoom ? active : undefined;
  return (
    <>
      <PageHeader
        title={t('all.title')}
        back={{ to: href(feedbackRoutes.overview), label: t('overview.title') }}
        actions={
          <>
            <ButtonLink variant="quiet" to={href(feedbackRoutes.list, {}, { mine: 1 })}>
              {t('all.own')}
            </ButtonLink>
            <ExportButton filters={askedFeedback(list.values, me)} />
          </>
        }
      />
      <ConflictNotes {...(previewed && { except: previewed.id })} />
      <div className={styles.allfb}>
        {isWide && <FacetColumn list={list} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work in the list and in the preview */}
        <div className={styles.allfbWork} ref={work} onKeyDown={onKeyDown}>
          <FeedbackRows {...{ list, isWide, hasRoom }} />
          {previewed !== undefined && <FeedbackPreview id={previewed.id} />}
        </div>
      </div>
      <SelectedFeedback list={list.kept} />
    </>
  );
});

/** Saves the feedback that matches the filters as a CSV file. */
function ExportButton({ filters }: { readonly filters: FeedbackFilters }): JSX.Element {
  const t = useT('feedback');
  const { busy, download } = useDownload();
  const save = (): Promise<void> => download((api) => api.download(exportFeedback, { query: filters }), 'feedback.csv');
  return (
    <Button busy={busy} onClick={() => void save()}>
      {t('all.export')}
    </Button>
  );
}
