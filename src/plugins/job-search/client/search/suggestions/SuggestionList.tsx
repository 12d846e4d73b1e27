import { type JSX, type MouseEvent, useEffect, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useCategoryName } from '../../terms/use-category-name.ts';
import { type Suggestions, suggestionId } from './use-suggestions.ts';
import '#core/client/ui/picker/picker.css';
import type { JobSuggestion } from '../../../contract/search-schemas.ts';
import * as styles from './suggestions.module.css';

interface SuggestionListProps {
  readonly suggestions: Suggestions;
  /** Distance of the list from the top of the search bar, in pixels. */
  readonly below: number;
}

interface PlacedSuggestion {
  readonly suggestion: JobSuggestion;
  readonly place: number;
}

/** The suggestions below the field, by kind. The focus stays in the field, which handles the keys. */
export function SuggestionList({ suggestions, below }: SuggestionListProps): JSX.Element {
  const t = useT('job-search');
  const { items, listId, place } = suggestions;
  const placed = items.map((suggestion, index) => ({ suggestion, place: index }));
  const groups = Map.groupBy(placed, ({ suggestion }) => suggestion.kind);
  useEffect(() => {
    // Newer browsers return a promise, and an effect must not return one.
    if (place >= 0) void document.getElementById(suggestionId(listId, place))?.scrollIntoView({ block: 'nearest' });
  }, [listId, place]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus */}
      <div
        className={`picker__popup ${styles.suggestions}`}
        hidden={items.length === 0}
        style={{ insetBlockStart: below }}
        onMouseDown={keepFocus}
      >
        <div id={listId} className="picker__list" role="listbox" aria-label={t('finding.suggestions')} tabIndex={-1}>
          {[...groups].map(([kind, members]) => (
            <SuggestionGroup key={kind} title={t(`finding.kind.${kind}`)} members={members} suggestions={suggestions} />
          ))}
        </div>
      </div>
      <p className="vh" role="status">
        {items.length > 0 && t('finding.suggested', { count: items.length })}
      </p>
    </>
  );
}

interface SuggestionGroupProps {
  readonly title: string;
  readonly members: readonly PlacedSuggestion[];
  readonly suggestions: Suggestions;
}

function SuggestionGroup({ title, members, suggestions }: SuggestionGroupProps): JSX.Element {
  const titleId = useId();
  const textOf = useSuggestionText();
  const { listId, place: marked, point, choose } = suggestions;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a listbox
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.suggestionsKind} role="presentation">
        {title}
      </p>
      {members.map(({ suggestion, place }) => (
        // The field holds the focus and handles the keys.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={place}
          id={suggestionId(listId, place)}
          className="picker__option"
          role="option"
          aria-selected={place === marked}
          onPointerMove={() => place !== marked && point(place)}
          onClick={() => choose(suggestion)}
        >
          <bdi>{textOf(suggestion)}</bdi>
        </div>
      ))}
    </div>
  );
}

/** Returns the text of a suggestion in the user's language. */
function useSuggestionText(): (suggestion: JobSuggestion) => string {
  const { current: language } = useService(LanguageStore);
  const categoryName = useCategoryName();
  return ({ kind, text, value, names }) => {
    if (kind === 'category' && value !== null) return categoryName({ code: value, name: text, names });
    return names?.[language] ?? names?.en ?? text;
  };
}

// A press on the list must not take the focus from the field, because leaving the field closes the list.
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
