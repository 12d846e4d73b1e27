import { clsx } from 'clsx';
import { Fragment, type JSX, type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { BREAKPOINTS } from '#core/contract/constants.ts';
import { useT } from '../i18n/use-t.ts';
import { SearchIcon } from '../ui/icons/icons.tsx';
import type { TypedFields } from '../ui/search-page/use-typed-fields.ts';
import { useMinWidth } from '../ui/use-min-width.ts';
import type { FoldedFields } from './use-folded-fields.ts';

interface SearchFoldProps {
  readonly fold: FoldedFields;
  readonly fields: Pick<TypedFields<string>, 'root'>;
  /** Whether anything is searched for. The fields of an empty search are not folded. */
  readonly isSearched: boolean;
  /** What is searched for, in one line: the words, then what narrows them. Missing texts are left out. */
  readonly texts: readonly (string | undefined)[];
  /** Stands in the line while there are no texts. */
  readonly placeholder: string;
  /** The search bar. */
  readonly children: ReactNode;
}

/**
 * The fields of a search on its page. On a phone they fold to one line after a search, so that the results begin near the top. The line unfolds
 * them. The fields stay in the document, because they hold what is typed.
 */
export function SearchFold({ fold, fields, isSearched, texts, placeholder, children }: SearchFoldProps): JSX.Element {
  const t = useT('core');
  const isNarrow = !useMinWidth(BREAKPOINTS.sm);
  const isFolded = isNarrow && isSearched && fold.use === undefined;
  const isUnfolded = isNarrow && isSearched && fold.use === 'pressed';
  const line = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const barId = useId();
  const given = texts.filter((text) => text !== undefined && text !== '');
  useLayoutEffect(() => {
    // What had the focus is hidden now.
    if (isFolded && bar.current?.contains(document.activeElement)) line.current?.focus();
  }, [isFolded]);
  useLayoutEffect(() => {
    if (isUnfolded) focusWords(bar.current);
  }, [isUnfolded]);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || !isNarrow || !isSearched) return;
    // Browsers clear a search field with this key.
    event.preventDefault();
    fold.close();
  };
  return (
    <div className={clsx('search-words', (isFolded || isUnfolded) && 'search-words--folds')} ref={fields.root}>
      {isFolded && (
        <button ref={line} type="button" className="search-fold" aria-expanded="false" aria-controls={barId} onClick={fold.press}>
          <SearchIcon />
          <span className="vh">{t('search.change')}</span>
          {given.length === 0 ? <span className="search-fold__hint">{placeholder}</span> : given.map(part)}
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields in it have the focus */}
      <div id={barId} ref={bar} hidden={isFolded} onFocus={fold.type} onInput={fold.type} onSubmit={fold.close} onKeyDown={press}>
        {children}
      </div>
    </div>
  );
}

/** A part of the line, in its own direction. */
function part(text: string | undefined, index: number): JSX.Element {
  return (
    <Fragment key={`${index} ${text}`}>
      {index > 0 && '·'}
      <bdi className="search-fold__part">{text}</bdi>
    </Fragment>
  );
}

function focusWords(bar: HTMLElement | null): void {
  const words = bar?.querySelector('input');
  words?.focus();
  words?.setSelectionRange(words.value.length, words.value.length);
}
