import { type ComponentType, type JSX, type ReactNode, useRef } from 'react';
import { type OrderedItems, useListChanges, withItem } from '#core/client/forms/ordered/list-changes.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { PlusIcon } from '#core/client/ui/icons/page-icons.tsx';
import type { z } from '#core/contract/schema.ts';
import type { SectionName } from '../../contract/section-names.ts';
import type { Item } from '../../contract/sections.ts';
import type { ItemWords } from '../fields/item-words.ts';
import { ItemEditor, type ItemFieldsProps } from './ItemEditor.tsx';
import { ItemRow } from './ItemRow.tsx';
import { NEW, useOpenItem } from './use-open-item.ts';
import * as styles from './items.module.css';

interface EditedListProps<Kind extends Item> extends Omit<Required<OrderedItems<Kind>>, 'titleOf'> {
  /** Also the key of its texts: `edited.<section>.add`, `.new`, `.keep`. */
  readonly section: SectionName;
  readonly schema: z.ZodType<Kind>;
  readonly blank: () => Kind;
  readonly most: number;
  readonly wordsOf: (item: Kind) => ItemWords;
  readonly Fields: ComponentType<ItemFieldsProps<Kind>>;
  /** Whether the user can reorder the items. */
  readonly isOrdered?: boolean;
  /** Further actions of an item. */
  readonly moreOf?: (item: Kind) => ReactNode;
}

/** A list in which each item opens a form in its place. */
export function EditedList<Kind extends Item>(props: EditedListProps<Kind>): JSX.Element {
  const { section, items, change, blank, most, wordsOf, schema, Fields, isOrdered = false, moreOf } = props;
  const t = useT('candidate');
  const list = useRef<HTMLDivElement>(null);
  const { open, isFresh, show, close } = useOpenItem(section);
  const { focusOn, remove, move, amend, said } = useListChanges({ ...props, titleOf: (item) => wordsOf(item).title }, list);
  const end = (id: string): void => {
    close();
    focusOn(id);
  };
  const editor = (item: Kind): JSX.Element => (
    <ItemEditor
      key={open}
      section={section}
      item={item}
      name={open === NEW ? undefined : wordsOf(item).title}
      schema={schema}
      Fields={Fields}
      takesFocus={isFresh}
      onKeep={(kept) => {
        change(withItem(items, kept));
        end(kept.id);
      }}
      amend={amend}
      onCancel={() => end(open)}
    />
  );
  const isFull = items.length >= most;
  return (
    <div className={`stack ${styles.items}`} ref={list}>
      {items.length > 0 && (
        <ul className={`list ${styles.itemsList}`} aria-label={t(`step.${section}.name`)}>
          {items.map((item, place) => (
            <li key={item.id} data-item={item.id}>
              {open === item.id ? (
                editor(item)
              ) : (
                <ItemRow
                  words={wordsOf(item)}
                  onEdit={() => show(item.id)}
                  onRemove={() => remove(item, place)}
                  more={moreOf?.(item)}
                  {...(isOrdered ? { order: { place, count: items.length, onMove: (by: -1 | 1) => move(place, by) } } : {})}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === NEW && editor(blank())}
      {open !== NEW && !isFull && (
        <Button data-do="add" onClick={() => show(NEW)}>
          <PlusIcon />
          {t(`edited.${section}.add`)}
        </Button>
      )}
      {isFull && <p className="muted small">{t('list.full', { most })}</p>}
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  );
}
