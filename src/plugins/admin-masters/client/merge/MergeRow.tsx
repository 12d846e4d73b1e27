import { observer } from 'mobx-react-lite';
import { type JSX, useId, useState } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Modal } from '#core/client/ui/dialog/Modal.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import type { MasterRowDetail } from '../../contract/reply-schemas.ts';
import type { RowList } from '../form/row-list.ts';
import { useNameOf, useRowSource } from '../row-source.ts';
import { MergePreview } from './MergePreview.tsx';
import * as styles from './merge.module.css';

interface MergeRowProps {
  readonly list: RowList;
  readonly row: MasterRowDetail;
}

/** A button that opens the dialog to merge the row into another one. */
export const MergeRow = observer(function MergeRow({ list, row }: MergeRowProps): JSX.Element {
  const t = useT('admin-masters');
  const nameOf = useNameOf();
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const close = (): void => setOpen(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('merge.open')}</Button>
      <Modal open={isOpen} onClose={close} labelledBy={titleId} className={styles.mastersMerge}>
        <div className="modal__in">
          <h2 id={titleId}>{t('merge.title', { name: nameOf(row) })}</h2>
          <MergeChoice list={list} row={row} onClose={close} />
        </div>
      </Modal>
    </div>
  );
});

/** The search for the other row, and what the merge would change. */
const MergeChoice = observer(function MergeChoice({ list, row, onClose }: MergeRowProps & { readonly onClose: () => void }): JSX.Element {
  const t = useT('admin-masters');
  const nameOf = useNameOf();
  const { entity } = list.entity.description;
  const [into, setInto] = useState('');
  // A row cannot be merged into a hidden one.
  const source = useRowSource({ entity, isComplete: true, isShown: true, except: row.code });
  return (
    <>
      <Picker
        label={t('merge.target')}
        help={t('merge.targetHelp', { name: nameOf(row) })}
        source={source}
        value={into}
        onChange={setInto}
      />
      {into === '' ? (
        <div className="modal__end">
          <Button onClick={onClose}>{t('merge.cancel')}</Button>
        </div>
      ) : (
        <MergePreview key={into} {...{ list, row, into, onClose }} />
      )}
    </>
  );
});
