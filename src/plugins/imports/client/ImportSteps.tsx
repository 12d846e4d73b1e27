import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Rail } from '#core/client/ui/rail/Rail.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS } from '#core/contract/constants.ts';
import { CancelImport } from './CancelImport.tsx';
import { CheckStep } from './check/CheckStep.tsx';
import { ColumnsStep } from './columns/ColumnsStep.tsx';
import { useDesk } from './desk.ts';
import { DifferencesStep } from './differences/DifferencesStep.tsx';
import { DoneStep } from './done/DoneStep.tsx';
import { FileStep } from './file/FileStep.tsx';
import { Announcer, RunNotices } from './RunStatus.tsx';
import { cellOf, IMPORT_STEPS, type ImportStep } from './run-steps.ts';
import * as styles from './spreadsheets.module.css';

const STEPS: Readonly<Record<ImportStep, () => JSX.Element | null>> = {
  file: FileStep,
  columns: ColumnsStep,
  check: CheckStep,
  differences: DifferencesStep,
  done: DoneStep,
};

/** The current step, with what the user is told about the import. */
export const ImportSteps = observer(function ImportSteps(): JSX.Element {
  const { store, steps } = useDesk();
  const Step = STEPS[store.step];
  return (
    <div className={styles.importsSteps} ref={steps}>
      <Announcer />
      <RunNotices />
      <Loaded>
        <Step key={`${store.run?.id} ${store.step}`} />
        <CancelImport />
      </Loaded>
    </div>
  );
});

/** The content once the import of the address is known. */
const Loaded = observer(function Loaded({ children }: { readonly children: JSX.Element[] }): JSX.Element {
  const t = useT('imports');
  const { store } = useDesk();
  const isAsked = useSearch().import !== undefined;
  if (store.run !== undefined || !isAsked) return <>{children}</>;
  if (store.status === 'failed') return <ErrorNote title={t('runFailed')} onRetry={() => void store.reopen()} />;
  return <Skeleton />;
});

/** The five steps. */
export const ImportRail = observer(function ImportRail(): JSX.Element {
  const t = useT('imports');
  const { step: current, run } = useDesk().store;
  const isWide = useMinWidth(BREAKPOINTS.sm);
  return (
    <Rail
      label={t('rail')}
      terse={!isWide}
      steps={IMPORT_STEPS.map((step) => ({
        id: step,
        label: t(`step.${step}`),
        state: cellOf(step, current, run?.state),
        current: step === current,
      }))}
    />
  );
});
