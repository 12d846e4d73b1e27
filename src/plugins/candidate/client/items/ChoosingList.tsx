import { type JSX, type ReactNode, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { SectionName } from '../../contract/section-names.ts';
import type { Item } from '../../contract/sections.ts';
import { ChoosingRow } from './ChoosingRow.tsx';
import type { EditedItems } from './edited-items.ts';
import { withItem } from './list-changes.ts';
import { useListChanges } from './use-list-changes.ts';
import './items.css';

interface ChoosingListProps<Kind extends Item> extends EditedItems<Kind> {
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
    <div className="stack items" ref={list}>
      {adding}
      {items.length > 0 && (
        <ul className="ledger items__list" aria-label={t(`step.${section}.name`)}>
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
