import { type JSX, memo, useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { PinIcon } from '#core/client/ui/icons/page-icons.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import type { JobSuggestion } from '../../contract/search.ts';
import { FilterNames } from './filter-names.ts';
import type { OnSearch } from './on-search.ts';
import { withValue } from './search-choices.ts';
import { changed, type SearchTerms } from './search-terms.ts';
import { SuggestionList } from './suggestions/SuggestionList.tsx';
import { useSuggestions } from './suggestions/use-suggestions.ts';

/** Pause in typing after which the search runs, in milliseconds. */
const PAUSE_MS = 250;

/** The filters to which a suggestion can be added. */
const FILTER_OF = { company: 'companies', category: 'category', skill: 'skills' } as const;

type Typed = Readonly<Record<string, string | undefined>>;

interface JobSearchBarProps {
  readonly terms: SearchTerms;
  readonly onSearch: OnSearch;
}

/** The fields for the search words and the location. They search while the user types, and keep the filters. */
export const JobSearchBar = memo(function JobSearchBar({ terms, onSearch }: JobSearchBarProps): JSX.Element {
  const t = useT('jobs');
  const names = useService(FilterNames);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { q, where } = terms;
  const sent = useRef<Typed>({ q, where });
  // The address may bring other words, for example after "back". The fields get new values and are not recreated, to keep the focus.
  // What the user typed brings no other words, and a field in which the user goes on typing stays as it is.
  useEffect(() => {
    if (sent.current.q !== q) write(root.current, 'q', q);
    if (sent.current.where !== where) write(root.current, 'where', where);
    sent.current = { q, where };
  }, [q, where]);

  const search = (typed: Typed): void => {
    clearTimeout(timer.current);
    const { q: words, where: place } = changed({}, { q: typed.q, where: typed.where });
    sent.current = { q: words, where: place };
    // Other words may be corrected again.
    onSearch((latest) => changed(latest, { q: words, where: place, exact: words === latest.q ? latest.exact : undefined }), 'typing');
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  const soon = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(read(root.current)), PAUSE_MS);
  };
  const choose = ({ kind, text, value, names: translated }: JobSuggestion): void => {
    clearTimeout(timer.current);
    if (kind === 'title' || value === null) {
      write(root.current, 'q', text);
      search(read(root.current));
      return;
    }
    // The typed words are the beginning of the chosen name. The filter takes their place.
    write(root.current, 'q', undefined);
    names.learn(FILTER_OF[kind], [[value, { name: text, names: translated }]]);
    const { where: place } = read(root.current);
    onSearch((latest) => changed(withValue(latest, FILTER_OF[kind], value), { q: undefined, where: place }));
  };
  const suggestions = useSuggestions(choose);
  return (
    <div className="job-search" ref={root}>
      <SearchBar
        cells={[
          {
            name: 'q',
            label: t('search.what'),
            icon: SearchIcon,
            placeholder: t('search.whatHint'),
            initial: q ?? '',
            input: suggestions.input,
          },
          { name: 'where', label: t('search.where'), icon: PinIcon, placeholder: t('search.whereHint'), initial: where ?? '' },
        ]}
        action={t('search.submit')}
        onType={(name, text) => {
          soon();
          if (name === 'q') suggestions.type(text);
        }}
        onSearch={(typed) => {
          suggestions.close();
          search(typed);
          // Extra white space in the fields is removed.
          for (const [name, text] of Object.entries(typed)) write(root.current, name, text);
        }}
      />
      <SuggestionList suggestions={suggestions} below={suggestions.items.length === 0 ? 0 : bottomOf(field(root.current, 'q'))} />
    </div>
  );
});

function field(root: HTMLElement | null, name: string): HTMLInputElement | null {
  return root?.querySelector<HTMLInputElement>(`input[name="${name}"]`) ?? null;
}

function read(root: HTMLElement | null): Typed {
  return { q: field(root, 'q')?.value, where: field(root, 'where')?.value };
}

function write(root: HTMLElement | null, name: string, text: string | undefined): void {
  const input = field(root, name);
  if (input) input.value = text ?? '';
}

/** Where the cell of a field ends, from the top of the search bar. */
function bottomOf(input: HTMLElement | null): number {
  const cell = input?.closest('label');
  return cell ? cell.offsetTop + cell.offsetHeight : 0;
}
