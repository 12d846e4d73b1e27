import { observer } from 'mobx-react-lite';
import { type JSX, type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { NewMark } from '#core/client/ui/chip/Chip.tsx';
import type { Column } from '#core/client/ui/data-list/column.ts';
import { DataList } from '#core/client/ui/data-list/DataList.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { DownIcon } from '#core/client/ui/icons/page-icons.tsx';
import { isPageKey } from '#core/client/ui/keyboard.ts';
import { href } from '#core/contract/route-ref.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import type { Application } from '../../contract/schemas.ts';
import { StageBadge } from '../application/StageBadge.tsx';
import { AppliedAgain } from './AppliedAgain.tsx';
import { AskBadge, isUnread } from './AskBadge.tsx';
import { ApplicantsStore } from './applicants-store.ts';
import { useMove } from './MoveApplicants.tsx';
import { menuOfSelected, pressMoveKey } from './move-keys.ts';
import { PausedBadge } from './PausedBadge.tsx';
import { StageMenu } from './StageMenu.tsx';
import * as styles from './StageMenu.module.css';

interface ApplicantTableProps {
  /** Shown at the start of the line above the rows. */
  readonly tools: ReactNode;
}

/** The applicants of a posting as rows, newest first. The user can change the stage in each row. */
export const ApplicantTable = observer(function ApplicantTable({ tools }: ApplicantTableProps): JSX.Element {
  const t = useT('applications');
  const store = useService(ApplicantsStore);
  const move = useMove();
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    const application = store.rows[Number(row?.dataset.index)];
    if (application === undefined || !isPageKey(event.nativeEvent)) return;
    const reject = (): void => void move(store.selected.length > 0 ? store.selected : [application], 'rejected');
    const menu = menuOfSelected() ?? row?.querySelector<HTMLElement>('[aria-haspopup]');
    if (pressMoveKey(event.nativeEvent, { menu, reject })) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the focused row
    <div onKeyDown={press}>
      <DataList
        id="jobs.applicants"
        label={t('applicants.title')}
        rows={store.rows}
        rowId={idOf}
        columns={useColumns()}
        href={addressOf}
        selection={store.selection}
        paging={store.table}
        isOut={store.isOut}
        tools={tools}
        empty={<EmptyState title={t('applicants.noneFound')}>{t('applicants.noneFoundHelp')}</EmptyState>}
      />
    </div>
  );
});

const idOf = ({ id }: Application): string => id;
const addressOf = ({ job, candidate }: Application): string => href(applicationRoutes.applicant, { jobId: job.id, userId: candidate.id });

function useColumns(): readonly Column<Application>[] {
  const t = useT('applications');
  const format = useFormat();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the formats change only with the language, which renders the page again
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('applicants.name'),
        isTitle: true,
        min: 12,
        cell: (row) => (
          <>
            <bdi>{row.candidate.name}</bdi> {isUnread(row) && <NewMark>{t('applicants.unread')}</NewMark>} <PausedBadge application={row} />{' '}
            <AskBadge application={row} />
          </>
        ),
      },
      {
        id: 'stage',
        title: t('applicants.stage'),
        width: 11,
        holdsControl: true,
        cell: (row) => <StageCell application={row} />,
      },
      { id: 'message', title: t('applicant.message'), min: 14, hideable: true, cell: ({ message }) => <bdi>{message.slice(0, 200)}</bdi> },
      {
        id: 'email',
        title: t('applicants.email'),
        min: 12,
        hideable: true,
        cell: ({ candidate }) => <bdi dir="ltr">{candidate.email ?? ''}</bdi>,
      },
      { id: 'applied', title: t('applicants.applied'), width: 9, align: 'end', hideable: true, cell: (row) => format.date(row.createdAt) },
    ],
    [format],
  );
}

/** The stage of one row, with a menu of the possible moves. */
function StageCell({ application }: { readonly application: Application }): JSX.Element {
  const t = useT('applications');
  const move = useMove();
  const { moves, stage, candidate } = application;
  if (moves.length === 0) {
    return (
      <>
        <StageBadge stage={stage} /> <AppliedAgain application={application} />
      </>
    );
  }
  return (
    <StageMenu
      className={`btn btn--s ${styles.stagecell}`}
      label={t('applicants.stageOf', { name: candidate.name, stage: t(`stage.${stage}`) })}
      stages={moves}
      onChoose={(to) => void move([application], to)}
    >
      <StageBadge stage={stage} />
      <DownIcon className="icon--s" />
    </StageMenu>
  );
}
