import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { RadioGroup } from '#core/client/ui/RadioGroup.tsx';
import type { ImportCounts, ImportRun } from '../../contract/schemas.ts';
import { useCancelling } from '../CancelImport.tsx';
import { CountFacts, checkedCounts } from '../CountFacts.tsx';
import { useDesk } from '../desk.ts';
import { WorkProgress } from '../RunStatus.tsx';
import { StepSection } from '../StepSection.tsx';
import { Faults } from './Faults.tsx';

/** The third step: all rows are checked, and the faults are shown. */
export const CheckStep = observer(function CheckStep(): JSX.Element | null {
  const t = useT('imports');
  const { run } = useDesk().store;
  if (run === undefined) return null;
  const isChecked = run.state === 'checked' && run.counts !== null;
  return (
    <StepSection title={t('check.title')} phase={isChecked ? 'result' : 'work'}>
      {isChecked ? <Result run={run} counts={run.counts} /> : <WorkProgress run={run} />}
    </StepSection>
  );
});

interface ResultProps {
  readonly run: ImportRun;
  readonly counts: ImportCounts;
}

const Result = observer(function Result({ run, counts }: ResultProps): JSX.Element {
  const t = useT('imports');
  const { store } = useDesk();
  const hasFaults = counts.faulty > 0;
  return (
    <>
      <CountFacts label={t('counts')} counts={checkedCounts(counts, run.mapping?.hidesMissing === true)} />
      {hasFaults ? <Faults run={run} faulty={counts.faulty} /> : <p>{t('check.noFaults')}</p>}
      {hasFaults && <FaultyRows />}
      <Ways isStopped={hasFaults && store.faulty === 'stop'} />
    </>
  );
});

/** What happens to the rows without faults. */
const FaultyRows = observer(function FaultyRows(): JSX.Element {
  const t = useT('imports');
  const { store } = useDesk();
  return (
    <RadioGroup
      label={t('faulty.label')}
      value={store.faulty}
      onChange={store.choose}
      options={(['skip', 'stop'] as const).map((value) => ({
        value,
        label: t(`faulty.${value}`),
        help: t(`faulty.${value}Help`),
      }))}
    />
  );
});

/** The ways on and back. */
const Ways = observer(function Ways({ isStopped }: { readonly isStopped: boolean }): JSX.Element {
  const t = useT('imports');
  const { store } = useDesk();
  const { cancel, question } = useCancelling();
  return (
    <div className="row">
      {!isStopped && (
        <Button variant="grow" onClick={() => store.look('differences')}>
          {t('check.differences')}
        </Button>
      )}
      <Button onClick={() => store.look('columns')}>{t('backToColumns')}</Button>
      <Button onClick={cancel}>{t('otherFile')}</Button>
      {question}
    </div>
  );
});
