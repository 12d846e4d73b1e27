import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useResource } from '#core/client/data/use-resource.ts';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useIsReturn, useParams } from '#core/client/navigation/page-address.ts';
import { ApplicantsArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { DownIcon } from '#core/client/ui/icons/page-icons.tsx';
import { LoadFailure } from '#core/client/ui/LoadFailure.tsx';
import { SelectionBar } from '#core/client/ui/selection-bar/SelectionBar.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { getJob } from '#plugins/jobs/contract/endpoints.ts';
import { applicationRoutes } from '../../contract/routes.ts';
import { ApplicantBoard } from './ApplicantBoard.tsx';
import { ApplicantCount } from './ApplicantCount.tsx';
import { ApplicantsHeader } from './ApplicantsHeader.tsx';
import { ApplicantTable } from './ApplicantTable.tsx';
import { ApplicantTools } from './ApplicantTools.tsx';
import { type ApplicantTerms, type ApplicantView, boardStages, useApplicantTerms } from './applicant-terms.ts';
import { ApplicantsStore } from './applicants-store.ts';
import { MoveApplicants, useMove } from './MoveApplicants.tsx';
import { StageFunnel } from './StageFunnel.tsx';
import { StageMenu } from './StageMenu.tsx';

/** One posting of the employer with its applicants: a funnel of stages, and a board or a table. */
export const Page = observer(function ApplicantsPage(): JSX.Element {
  const t = useT('applications');
  const { jobId } = useParams(applicationRoutes.applicants);
  const api = useService(ApiClient);
  const applicants = useService(ApplicantsStore);
  const { terms, view, change } = useApplicantTerms(jobId);
  const { resource: posting, load } = useResource((signal) => api.call(getJob, { params: { id: jobId }, signal }), jobId);
  const { q, stage } = terms;
  const isReturn = useIsReturn();
  useEffect(() => void applicants.show(jobId, { view, q, stage }, isReturn), [applicants, jobId, view, q, stage, isReturn]);
  const { value: job, status, error } = posting;
  if (job?.id !== jobId) {
    if (status !== 'failed') return <Skeleton />;
    return <LoadFailure error={error} title={t('applicants.postingFailed')} onRetry={load} />;
  }
  return (
    <>
      <ApplicantsHeader job={job} />
      {!applicants.counts.areZero && (
        <>
          <StageFunnel counts={applicants.counts.all.value} />
          <ApplicantTools terms={terms} view={view} onChange={change} />
        </>
      )}
      <ApplicantsOf terms={terms} view={view} onChange={change} />
    </>
  );
});

interface ApplicantsOfProps {
  readonly terms: ApplicantTerms;
  readonly view: ApplicantView;
  readonly onChange: (terms: ApplicantTerms) => void;
}

/** The applicants that match the terms, on a board or in a table, and the actions for the selected ones. */
const ApplicantsOf = observer(function ApplicantsOf({ terms, view, onChange }: ApplicantsOfProps): JSX.Element {
  const t = useT('applications');
  const store = useService(ApplicantsStore);
  const { status, value: all } = store.counts.all;
  if (all === undefined && status !== 'failed') return <Skeleton />;
  if (store.counts.areZero) {
    return (
      <EmptyState title={t('applicants.none')} art={<ApplicantsArt />}>
        {t('applicants.noneHelp')}
      </EmptyState>
    );
  }
  const count = <ApplicantCount terms={terms} view={view} onChange={onChange} />;
  return (
    <MoveApplicants>
      {view === 'board' && count}
      {view === 'board' ? <ApplicantBoard stages={boardStages(terms)} /> : <ApplicantTable tools={count} />}
      <SelectedApplicants />
    </MoveApplicants>
  );
});

/** The actions for the selected applicants. */
const SelectedApplicants = observer(function SelectedApplicants(): JSX.Element | null {
  const t = useT('applications');
  const { selected, selection, work } = useService(ApplicantsStore);
  const move = useMove();
  if (selected.length === 0) return null;
  const stages = [...new Set(selected.flatMap(({ moves }) => moves))];
  return (
    <SelectionBar chosen={t('applicants.selected', { count: selected.length })} onClear={selection.clear} work={work}>
      <span data-move-selected>
        <StageMenu
          className="btn btn--grow btn--s"
          menuLabel={t('applicants.moveSeveral', { count: selected.length })}
          stages={stages}
          onChoose={(stage) => void move(selected, stage)}
        >
          {t('applicants.moveTo')}
          <DownIcon className="icon--s" />
        </StageMenu>
      </span>
      {stages.includes('rejected') && (
        <Button size="s" variant="quiet" onClick={() => void move(selected, 'rejected')}>
          {t('stage.rejected')}
        </Button>
      )}
    </SelectionBar>
  );
});
