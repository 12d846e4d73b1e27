import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button, ButtonLink } from '#core/client/ui/Button.tsx';
import type { ImportRun } from '../../contract/schemas.ts';
import { CountFacts, countsOfRun } from '../CountFacts.tsx';
import { useDesk } from '../desk.ts';
import { ResultRows } from '../differences/ResultRows.tsx';
import { WorkProgress } from '../RunStatus.tsx';
import { StepSection } from '../StepSection.tsx';
import { UndoImport } from './UndoImport.tsx';

/** The last step: what was imported, and taking it back. */
export const DoneStep = observer(function DoneStep(): JSX.Element | null {
  const t = useT('imports');
  const { store, list, resultOf, show } = useDesk();
  const { run } = store;
  if (run === undefined) return null;
  const isUndone = run.state === 'undone';
  const place = isUndone || resultOf === undefined ? list : resultOf(run);
  return (
    <StepSection title={t(isUndone ? 'done.undone' : 'done.title')} phase={run.state}>
      <p>
        <bdi className="strong">{run.fileName}</bdi>
      </p>
      {run.state === 'undoing' ? (
        <WorkProgress run={run} />
      ) : (
        <>
          <CountFacts label={t('counts')} counts={countsOfRun(run)} />
          {isUndone && <KeptRows run={run} />}
          <div className="row">
            {place !== undefined && <ButtonLink to={place.to}>{place.label}</ButtonLink>}
            <Button onClick={() => show(undefined)}>{t('another')}</Button>
          </div>
          {run.state === 'applied' && <UndoImport run={run} />}
        </>
      )}
    </StepSection>
  );
});

/** The rows that an undo left alone. */
function KeptRows({ run: { id, undo } }: { readonly run: ImportRun }): JSX.Element | null {
  const t = useT('imports');
  if (undo === null || undo.kept === 0) return null;
  return (
    <section className="stack" aria-label={t('done.kept')}>
      <h3>{t('done.kept')}</h3>
      <p>{t('done.keptHelp')}</p>
      <ResultRows id={id} result="kept" label={t('done.kept')} total={undo.kept} />
    </section>
  );
}
