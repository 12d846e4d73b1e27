import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ImportRun } from '../contract/schemas.ts';
import { useDesk } from './desk.ts';
import { isWorking } from './run-steps.ts';

/** Tells screen readers each quarter of the work, and its result. */
export const Announcer = observer(function Announcer(): JSX.Element {
  const { run } = useDesk().store;
  return (
    <p className="vh" role="status">
      {run !== undefined && <Words run={run} />}
    </p>
  );
});

function Words({ run }: { readonly run: ImportRun }): JSX.Element {
  const t = useT('imports');
  const { state, progress, counts } = run;
  if (!isWorking(run)) return <>{t(`result.${state}`, { faulty: counts?.faulty ?? 0 })}</>;
  const share = progress === null || progress.total === 0 ? 0 : Math.floor((progress.done / progress.total) * 4) * 25;
  return <>{share === 0 ? t(`working.${state}`) : t('share', { share })}</>;
}
