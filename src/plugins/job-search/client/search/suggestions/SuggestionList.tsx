import { type JSX, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { JobSuggestion } from '../../../contract/search-schemas.ts';
import { useCategoryName } from '../../terms/use-category-name.ts';
import { type PlaceBelow, SuggestionOption, SuggestionPopup } from './SuggestionPopup.tsx';
import type { Suggestions } from './use-suggestions.ts';
import * as styles from './suggestions.module.css';

interface SuggestionListProps {
  readonly suggestions: Suggestions<JobSuggestion>;
  readonly below: PlaceBelow;
  /** Whether a chosen suggestion is the whole search, so that it finds as many jobs as it says. */
  readonly isAlone: boolean;
}

interface PlacedSuggestion {
  readonly suggestion: JobSuggestion;
  readonly place: number;
}

/** The suggestions below the field of the words, by kind. */
export function SuggestionList({ suggestions, below, isAlone }: SuggestionListProps): JSX.Element {
  const t = useT('job-search');
  const placed = suggestions.items.map((suggestion, index) => ({ suggestion, place: index }));
  const groups = Map.groupBy(placed, ({ suggestion }) => suggestion.kind);
  return (
    <SuggestionPopup suggestions={suggestions} label={t('finding.suggestions')} below={below}>
      {[...groups].map(([kind, members]) => (
        <SuggestionGroup key={kind} title={t(`finding.kind.${kind}`)} members={members} suggestions={suggestions} isAlone={isAlone} />
      ))}
    </SuggestionPopup>
  );
}

interface SuggestionGroupProps extends Pick<SuggestionListProps, 'suggestions' | 'isAlone'> {
  readonly title: string;
  readonly members: readonly PlacedSuggestion[];
}

function SuggestionGroup({ title, members, suggestions, isAlone }: SuggestionGroupProps): JSX.Element {
  const titleId = useId();
  const t = useT('job-search');
  const textOf = useSuggestionText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a listbox
    <div role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.suggestionsKind} role="presentation">
        {title}
      </p>
      {members.map(({ suggestion, place }) => (
        <SuggestionOption key={place} suggestions={suggestions} item={suggestion} place={place}>
          <bdi>{textOf(suggestion)}</bdi>
          {/* A server of an earlier build does not send it. */}
          {isAlone && typeof suggestion.count === 'number' && (
            <>
              {' '}
              <span className={styles.suggestionsMore}>{t('jobs:search.found', { count: suggestion.count })}</span>
            </>
          )}
        </SuggestionOption>
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
