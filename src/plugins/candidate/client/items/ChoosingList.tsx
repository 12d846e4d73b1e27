import { type JSX, type ReactNode, useRef } from 'react';
import { type OrderedItems, useListChanges, withItem } from '#core/client/forms/ordered/list-changes.ts';
import { MoveButtons, type RowOrder } from '#core/client/forms/ordered/MoveButtons.tsx';
import { useT } from '#core/client/i18n/use-t.ts';
import { IconButton } from '#core/client/ui/Button.tsx';
import { TrashIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { SectionName } from '../../contract/section-names.ts';
import type { Item } from '../../contract/sections.ts';
import * as styles from './items.module.css';

interface ChoosingListProps<Kind extends Item> extends Required<OrderedItems<Kind>> {
  readonly section: SectionName;
  /** The control above the list that adds an item. */
  readonly adding: ReactNode;
  /** The controls for an item, shown in its row. */
  readonly choices: (item: Kind, change: (changed: Kind) => void) => ReactNode;
}

/** A list whose items are edited in place and can be reordered. */
export function ChoosingList<Kind extends Item>(props: ChoosingListProps<Kind>): JSX.Element {
  const { section, items, change, titleOf, adding, choices } = props;
  const t = useT('candidate');
  const list = useRef<HTMLDivElement>(null);
  const { remove, move, said } = useListChanges(props, list);
  return (
    <div className={`stack ${styles.items}`} ref={list}>
      {adding}
      {items.length > 0 && (
        <ul className={`list ${styles.itemsList}`} aria-label={t(`step.${section}.name`)}>
          {items.map((item, place) => (
            <li key={item.id} data-item={item.id}>
              <ChoosingRow
                title={titleOf(item)}
                order={{ place, count: items.length, onMove: (by) => move(place, by) }}
                onRemove={() => remove(item, place)}
              >
                {choices(item, (changed) => change(withItem(items, changed)))}
              </ChoosingRow>
            </li>
          ))}
        </ul>
      )}
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
}

interface ChoosingRowProps {
  readonly title: string;
  readonly order: RowOrder;
  readonly onRemove: () => void;
  /** The controls for the item, shown in the row. */
  readonly children: ReactNode;
}

/** An item that is edited in place. */
function ChoosingRow({ title, order, onRemove, children }: ChoosingRowProps): JSX.Element {
  const t = useT('candidate');
  return (
    <fieldset className={`${styles.item} ${styles.itemChoosing}`}>
      <legend className="vh">
        <bdi>{title}</bdi>
      </legend>
      <div className={styles.itemWords} aria-hidden="true">
        <p className="strong">
          <bdi>{title}</bdi>
        </p>
      </div>
      {children}
      <div className={styles.itemActs}>
        <MoveButtons name={title} order={order} />
        <IconButton data-do="edit" icon={TrashIcon} label={t('list.remove', { name: title })} onClick={onRemove} />
      </div>
    </fieldset>
  );
}
