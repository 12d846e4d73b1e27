import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { ApplicantsArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { ApplicantBoard } from './ApplicantBoard.tsx';
import { ApplicantDock } from './ApplicantDock.tsx';
import { ApplicantTable } from './ApplicantTable.tsx';
import { type ApplicantTerms, type ApplicantView, boardStages } from './applicant-terms.ts';
import { ApplicantsStore } from './applicants-store.ts';
import { HireQuestion } from './HireQuestion.tsx';
import { MoveConflicts } from './MoveConflicts.tsx';
import { useMover } from './use-mover.ts';

interface ApplicantsOfProps {
  readonly terms: ApplicantTerms;
  readonly view: ApplicantView;
  readonly onChange: (terms: ApplicantTerms) => void;
}

/** The applicants that match the terms, on a board or in a table, and the actions for the selected ones. */
export const ApplicantsOf = observer(function ApplicantsOf({ terms, view, onChange }: ApplicantsOfProps): JSX.Element {
  const t = useT('applications');
  const store = useService(ApplicantsStore);
  const { move, asked } = useMover();
  const { status, value: all } = store.counts;
  if (all === undefined && status !== 'failed') return <Skeleton />;
  if (store.isUnanswered) {
    return (
      <EmptyState title={t('applicants.none')} art={<ApplicantsArt />}>
        {t('applicants.noneHelp')}
      </EmptyState>
    );
  }
  const count = <FoundCount terms={terms} view={view} onChange={onChange} />;
  return (
    <>
      <MoveConflicts move={move} />
      {view === 'board' && count}
      {view === 'board' ? <ApplicantBoard stages={boardStages(terms)} move={move} /> : <ApplicantTable move={move} tools={count} />}
      <ApplicantDock move={move} />
      <HireQuestion asked={asked} />
    </>
  );
});

/** The number of found applicants, which screen readers announce. Withdrawn applications have no column, so their count is here. */
const FoundCount = observer(function FoundCount({ terms, view, onChange }: ApplicantsOfProps): JSX.Element {
  const t = useT('applications');
  const store = useService(ApplicantsStore);
  const count = store.total(terms.stage);
  const narrowed = terms.q !== undefined || terms.stage !== undefined;
  const withdrawn = store.countOf('withdrawn') ?? 0;
  return (
    <div className="row small muted applicants__found">
      <p role="status">{count !== undefined && t(narrowed ? 'applicants.found' : 'applicants.all', { count })}</p>
      {narrowed && (
        <Button size="s" variant="quiet" onClick={() => onChange({ view })}>
          {t('applicants.clear')}
        </Button>
      )}
      {!narrowed && view === 'board' && withdrawn > 0 && (
        <Button size="s" variant="quiet" onClick={() => onChange({ view, stage: 'withdrawn' })}>
          {t('applicants.withdrawn', { count: withdrawn })}
        </Button>
      )}
    </div>
  );
});
