import { type JSX, useEffect, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { PinIcon } from '#core/client/ui/icons/page-icons.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import type { SearchTerms } from './search-terms.ts';

interface JobSearchBarProps {
  readonly terms: SearchTerms;
  readonly onSearch: (terms: SearchTerms) => void;
}

/** The fields for the search words and the location. A search keeps the filters. */
export function JobSearchBar({ terms, onSearch }: JobSearchBarProps): JSX.Element {
  const t = useT('jobs');
  const root = useRef<HTMLDivElement>(null);
  const { q, where } = terms;
  // The address may bring other words, for example after "back". The fields get new values and are not recreated, to keep the focus.
  useEffect(() => {
    write(root.current, 'q', q);
    write(root.current, 'where', where);
  }, [q, where]);
  const search = (typed: Readonly<Record<string, string>>): void => {
    onSearch({ ...terms, q: typed.q || undefined, where: typed.where || undefined });
    // A search for the same words does not change the address, but extra white space in the fields is still removed.
    write(root.current, 'q', typed.q);
    write(root.current, 'where', typed.where);
  };
  return (
    <div className="job-search" ref={root}>
      <SearchBar
        cells={[
          { name: 'q', label: t('search.what'), icon: SearchIcon, placeholder: t('search.whatHint'), initial: q ?? '' },
          { name: 'where', label: t('search.where'), icon: PinIcon, placeholder: t('search.whereHint'), initial: where ?? '' },
        ]}
        action={t('search.submit')}
        onSearch={search}
      />
    </div>
  );
}

function write(root: HTMLElement | null, name: string, text: string | undefined): void {
  const field = root?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (field) field.value = text ?? '';
}
