import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGoBack } from '#core/client/navigation/go.tsx';
import { SnackbarStore } from '#core/client/snackbar/snackbar-store.ts';
import type { MasterEntity } from '../../contract/master-entity.ts';
import type { MasterRow } from '../../contract/reply-schemas.ts';
import { useNameOf } from '../row-source.ts';

type NamedRow = Pick<MasterRow, 'name' | 'names'>;

/** The list to which the form of a row returns. */
export interface RowList {
  readonly entity: MasterEntity;
  /** Its address, with the search text. */
  readonly address: string;
}

/** Returns a function that says what happened to a row, and goes back to the list. */
export function useReport({ entity, address }: RowList): (what: 'saved' | 'deleted', row: NamedRow) => void {
  const t = useT('admin-masters');
  const snackbar = useService(SnackbarStore);
  const goBack = useGoBack();
  const nameOf = useNameOf();
  return (what, row) => {
    snackbar.raise(t(`form.${what}`, { name: nameOf(row), kind: t(`${entity.texts}.title`) }));
    goBack(address);
  };
}
