import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useMemo, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useIsReturn } from '#core/client/navigation/page-address.ts';
import { ButtonLink } from '#core/client/ui/Button.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS, MOBILE_BREAKPOINT, WORK_WIDTHS } from '#core/contract/constants.ts';
import { href } from '#core/contract/route-ref.ts';
import type { FeedbackFilters } from '../../contract/handling-schemas.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { ConflictNotes } from '../handling/ConflictNote.tsx';
import { useMyself } from '../handling/use-handling.ts';
import { ExportButton } from './ExportButton.tsx';
import { FeedbackDock } from './FeedbackDock.tsx';
import { FacetColumn } from './FeedbackFacets.tsx';
import { FeedbackPreview } from './FeedbackPreview.tsx';
import { FeedbackRows } from './FeedbackRows.tsx';
import { askedFilters, type ShownFilters } from './feedback-filters.ts';
import { FeedbackListStore } from './feedback-list-store.ts';
import { useListKeys } from './use-list-keys.ts';
import { useShownFilters } from './use-shown-filters.ts';
import * as styles from './all.module.css';

/** The feedback of all senders, for administrators with the duty. The address holds the filters and the order. */
export const AllFeedback = observer(function AllFeedback(): JSX.Element {
  const t = useT('feedback');
  const { shown, onChange } = useShownFilters();
  const asked = useAskedFilters(shown);
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const hasRoom = useMinWidth(WORK_WIDTHS.preview);
  const { active } = useService(FeedbackListStore);
  const work = useRef<HTMLDivElement>(null);
  const onKeyDown = useListKeys(work, hasRoom);
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
            <ExportButton filters={asked} />
          </>
        }
      />
      <ConflictNotes {...(previewed && { except: previewed.id })} />
      <div className={styles.allfb}>
        {isWide && <FacetColumn shown={shown} onChange={onChange} />}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work in the list and in the preview */}
        <div className={styles.allfbWork} ref={work} onKeyDown={onKeyDown}>
          <FeedbackRows {...{ shown, onChange, isWide, hasRoom }} />
          {previewed !== undefined && <FeedbackPreview id={previewed.id} />}
        </div>
      </div>
      <FeedbackDock />
    </>
  );
});

/** The filters for the API. Loads the list for them. Call it in an observer. */
function useAskedFilters(shown: ShownFilters): FeedbackFilters {
  const store = useService(FeedbackListStore);
  const isReturn = useIsReturn();
  const { id: me } = useMyself();
  const asked = useMemo(() => askedFilters(shown, me), [shown, me]);
  useEffect(() => {
    void store.show(asked, isReturn);
    return () => store.rows.cancel();
  }, [store, asked, isReturn]);
  return asked;
}
