import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { Sheet } from '#core/client/ui/dialog/Sheet.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS } from '#core/contract/constants.ts';
import { ApplyForm, type ApplyFormProps } from './ApplyForm.tsx';

interface ApplySheetProps extends Omit<ApplyFormProps, 'layout'> {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form over the page. On phones, a long one asks for one part after the other. */
export const ApplySheet = observer(function ApplySheet({ open, onClose, ...form }: ApplySheetProps): JSX.Element {
  const hasRoom = useMinWidth(BREAKPOINTS.sm);
  const long = hasRoom ? 'sheet' : 'steps';
  return (
    <Sheet open={open} onClose={onClose} title={form.job.title}>
      <ApplyForm {...form} key={form.basis.edition} layout={form.basis.isShort ? 'panel' : long} />
    </Sheet>
  );
});
