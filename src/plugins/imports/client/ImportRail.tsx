import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Rail } from '#core/client/ui/rail/Rail.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS } from '#core/contract/constants.ts';
import { useDesk } from './desk.ts';
import { cellOf, IMPORT_STEPS } from './run-steps.ts';

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
