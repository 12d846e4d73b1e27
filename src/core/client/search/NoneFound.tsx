import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { SearchArt } from '../ui/art/EmptyListArt.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { shownFacets } from './SearchFilters.tsx';
import { RESULTS_ID } from './SearchHead.tsx';
import type { SearchKind } from './search-declaration.ts';
import type { SearchParts } from './search-parts.ts';
import type { ShownSearch } from './use-faceted-search.ts';

export interface NoneFoundProps<Kind extends SearchKind> {
  readonly shown: ShownSearch<Kind>;
  readonly parts: SearchParts<Kind>;
}

/** Shown if a search finds nothing: suggests parts to leave out, with the number of results without each part. */
export const NoneFound = observer(function NoneFound<Kind extends SearchKind>({ shown, parts }: NoneFoundProps<Kind>): JSX.Element {
  const { search, store, terms, onSearch } = shown;
  const words = parts.useWords();
  const textOf = parts.useChoiceText(shownFacets(shown));
  const format = useFormat();
  const broader = store.broaderSearches.value ?? [];
  const leave = (change: (latest: Kind['terms']) => Kind['terms']): void => {
    // The focused button disappears with this screen.
    document.getElementById(RESULTS_ID)?.focus();
    onSearch(change);
  };
  const partText = (part: Kind['part']): string =>
    format.list(search.terms.valuesIn(terms, part).map((value) => textOf({ filter: part, value })));
  if (search.terms.partsIn(terms).length === 0)
    return (
      <EmptyState title={words('noneYet')} art={<SearchArt />}>
        {words('noneYetHelp')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={words('none')}
      art={<SearchArt />}
      action={<Button onClick={() => leave(() => search.terms.from({}))}>{words('clear')}</Button>}
    >
      {broader.length === 0 ? (
        words('noneHelp')
      ) : (
        <span className="broader">
          {broader.map(({ part, found }) => (
            <span key={part} className="row">
              {words(found.more ? 'withoutMore' : 'without', { term: partText(part), count: found.count })}
              <Button size="s" onClick={() => leave((latest) => search.terms.withoutPart(latest, part))}>
                {words('leaveOut')}
              </Button>
            </span>
          ))}
        </span>
      )}
    </EmptyState>
  );
});
