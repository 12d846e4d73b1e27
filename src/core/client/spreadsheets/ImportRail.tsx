import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { BREAKPOINTS } from '#core/contract/constants.ts';
import { useT } from '../i18n/use-t.ts';
import { Rail } from '../ui/rail/Rail.tsx';
import { useMinWidth } from '../ui/use-min-width.ts';
import { useDesk } from './desk.ts';
import { cellOf, IMPORT_STEPS } from './run-steps.ts';

/** The five steps. */
export const ImportRail = observer(function ImportRail(): JSX.Element {
  const t = useT('core');
  const { step: current, run } = useDesk().store;
  const isWide = useMinWidth(BREAKPOINTS.sm);
  return (
    <Rail
      label={t('imports.rail')}
      terse={!isWide}
      steps={IMPORT_STEPS.map((step) => ({
        id: step,
        label: t(`imports.step.${step}`),
        state: cellOf(step, current, run?.state),
        current: step === current,
      }))}
    />
  );
});
