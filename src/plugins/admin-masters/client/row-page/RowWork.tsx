import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { MasterAction } from '../../contract/master-access.ts';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import { DeleteRow } from '../form/DeleteRow.tsx';
import { RowFacts } from '../form/RowFacts.tsx';
import { RowForm } from '../form/RowForm.tsx';
import type { RowList } from '../form/row-list.ts';
import { UsedBy } from '../form/UseList.tsx';
import { RowHistory } from '../history/RowHistory.tsx';
import { mayDo } from '../may.ts';
import { MergeRow } from '../merge/MergeRow.tsx';
import * as styles from '../form/RowForm.module.css';

interface RowWorkProps {
  readonly list: RowList;
  readonly row: MasterRowDetail;
  /** Called with the row as it is now. */
  readonly onLatest: (row: MasterRowDetail) => void;
}

/** The values of a row, its uses, and what else the user may do with it. */
export const RowWork = observer(function RowWork({ list, row, onLatest }: RowWorkProps): JSX.Element {
  const session = useService(SessionStore);
  const { entity, isFixed } = list.entity.description;
  const may = (action: MasterAction): boolean => mayDo(session, entity, action);
  const rights = { update: may('update'), hide: may('hide') };
  return (
    <div className={styles.mastersWork}>
      <div>
        {rights.update || rights.hide ? (
          <RowForm list={list} row={row} may={rights} onLatest={onLatest} />
        ) : (
          <RowFacts entity={list.entity} row={row} />
        )}
      </div>
      <div className={styles.mastersBeside}>
        <UsedBy row={row} />
        {may('merge') && !isFixed && <MergeRow list={list} row={row} />}
        {may('delete') && !isFixed && <DeleteRow list={list} row={row} />}
        <RowHistory list={list} row={row} may={may} onLatest={onLatest} />
      </div>
    </div>
  );
});
