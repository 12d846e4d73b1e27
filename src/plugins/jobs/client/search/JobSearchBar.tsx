import { type JSX, useEffect, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PinIcon } from '#core/client/ui/icons/PinIcon.tsx';
import { SearchIcon } from '#core/client/ui/icons/SearchIcon.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import type { SearchTerms } from './search-terms.ts';

interface JobSearchBarProps {
  readonly terms: SearchTerms;
  readonly onSearch: (terms: SearchTerms) => void;
}

/** What is looked for and where; the filters stay as they are. */
export function JobSearchBar({ terms, onSearch }: JobSearchBarProps): JSX.Element {
  const t = useT('jobs');
  const root = useRef<HTMLDivElement>(null);
  const { q, where } = terms;
  // Other words come with the address, by "back" for instance. The fields are written to and not made anew: the focus stays.
  useEffect(() => {
    write(root.current, 'q', q);
    write(root.current, 'where', where);
  }, [q, where]);
  const search = (typed: Readonly<Record<string, string>>): void => {
    onSearch({ ...terms, q: typed.q || undefined, where: typed.where || undefined });
    // A search for the same words changes no address; what was typed around them goes all the same.
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
