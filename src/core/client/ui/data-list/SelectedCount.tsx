import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import type { RowSelection } from '../../data/row-selection.ts';
import { useT } from '../../i18n/use-t.ts';

/** Announces the number of selected rows to screen readers. */
export const SelectedCount = observer(function SelectedCount({ selection }: { readonly selection: RowSelection }): JSX.Element {
  const t = useT('core');
  return (
    <p className="vh" role="status">
      {selection.size > 0 && t('list.selected', { count: selection.size })}
    </p>
  );
});
