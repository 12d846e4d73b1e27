import type { JSX, ReactNode } from 'react';
import { MoveButtons, type RowOrder } from '#core/client/forms/ordered/MoveButtons.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { IconButton } from '#core/client/ui/Button.tsx';
import { FactLine } from '#core/client/ui/FactLine.tsx';
import { EditIcon, TrashIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { ItemWords } from '../fields/item-words.ts';
import * as styles from './items.module.css';

interface ItemRowProps {
  readonly words: ItemWords;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** Present when the user can reorder the items. */
  readonly order?: RowOrder;
  /** Further actions, below the words. */
  readonly more?: ReactNode;
}

/** An item of a list with its actions. */
export function ItemRow({ words: { title, facts, dates = [] }, onEdit, onRemove, order, more }: ItemRowProps): JSX.Element {
  const t = useT('candidate');
  const spans = dates.filter((date) => date !== undefined && date !== '');
  return (
    <div className={styles.item}>
      <div className={styles.itemWords}>
        <p className="strong">
          <bdi>{title}</bdi>
        </p>
        <p className="soft">
          <FactLine facts={facts} />
        </p>
        {spans.length > 0 && (
          <p className="muted small num">
            <FactLine facts={spans} />
          </p>
        )}
        {more}
      </div>
      <div className={styles.itemActs}>
        {order !== undefined && <MoveButtons name={title} order={order} />}
        <IconButton data-do="edit" icon={EditIcon} label={t('list.edit', { name: title })} onClick={onEdit} />
        <IconButton icon={TrashIcon} label={t('list.remove', { name: title })} onClick={onRemove} />
      </div>
    </div>
  );
}
