import { type JSX, type MouseEvent, type ReactNode, useEffect } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { type Suggestions, suggestionId } from './use-suggestions.ts';
import '#core/client/ui/picker/picker.css';
import * as styles from './suggestions.module.css';

/** Where a list stands in the search bar, in pixels: below its field. */
export interface PlaceBelow {
  readonly insetBlockStart: number;
  readonly insetInlineStart: number;
}

interface SuggestionPopupProps {
  readonly suggestions: Pick<Suggestions<unknown>, 'items' | 'listId' | 'place'>;
  readonly label: string;
  readonly below: PlaceBelow;
  /** The options. */
  readonly children: ReactNode;
}

/** The list below a field. The focus stays in the field, which handles the keys. */
export function SuggestionPopup({ suggestions: { items, listId, place }, label, below, children }: SuggestionPopupProps): JSX.Element {
  const t = useT('job-search');
  useEffect(() => {
    // Newer browsers return a promise, and an effect must not return one.
    if (place >= 0) void document.getElementById(suggestionId(listId, place))?.scrollIntoView({ block: 'nearest' });
  }, [listId, place]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus */}
      <div className={`picker__popup ${styles.suggestions}`} hidden={items.length === 0} style={below} onMouseDown={keepFocus}>
        <div id={listId} className="picker__list" role="listbox" aria-label={label} tabIndex={-1}>
          {children}
        </div>
      </div>
      <p className="vh" role="status">
        {items.length > 0 && t('finding.suggested', { count: items.length })}
      </p>
    </>
  );
}

interface SuggestionOptionProps<Item> {
  readonly suggestions: Suggestions<Item>;
  readonly item: Item;
  /** Its place in the list. */
  readonly place: number;
  readonly children: ReactNode;
}

/** An option of the list. */
export function SuggestionOption<Item>({ suggestions, item, place, children }: SuggestionOptionProps<Item>): JSX.Element {
  const { listId, place: marked, point, choose } = suggestions;
  return (
    // The field holds the focus and handles the keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      id={suggestionId(listId, place)}
      className="picker__option"
      role="option"
      aria-selected={place === marked}
      onPointerMove={() => place !== marked && point(place)}
      onClick={() => choose(item)}
    >
      {children}
    </div>
  );
}

// A press on the list must not take the focus from the field, because leaving the field closes the list.
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
