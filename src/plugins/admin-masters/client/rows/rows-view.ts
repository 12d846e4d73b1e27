import { createContext, useContext } from 'react';
import type { MasterEntity } from '../../contract/master-entity.ts';

/** What the user can do with the rows of the list. */
export interface RowsView {
  readonly entity: MasterEntity;
  /** The rows are all those of one level in their order, so that they can be ordered. */
  readonly isOrdered: boolean;
  readonly mayUpdate: boolean;
  readonly mayHide: boolean;
  readonly mayCreate: boolean;
  /** Asks below which row these rows are to be moved. */
  readonly askParent: (codes: readonly string[]) => void;
}

const RowsContext = createContext<RowsView | undefined>(undefined);

/** Gives the view to the cells of the list. */
export const RowsViewProvider = RowsContext.Provider;

/** The view of the list around this component. */
export function useRowsView(): RowsView {
  const view = useContext(RowsContext);
  if (view === undefined) throw new Error('useRowsView is called outside of a list of rows.');
  return view;
}
