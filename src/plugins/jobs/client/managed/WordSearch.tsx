import type { FormEvent, JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import type { PostingSide } from '../moves/posting-actions.ts';
import * as styles from './managed.module.css';

interface WordSearchProps {
  readonly words: string;
  readonly side: PostingSide;
  readonly onSearch: (words: string) => void;
}

/** The field for words of the title, or for a reference. Administrators also find companies. */
export function WordSearch({ words, side, onSearch }: WordSearchProps): JSX.Element {
  const t = useT('jobs');
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
  };
  const label = t(side === 'member' ? 'managed.search' : 'managed.searchAll');
  return (
    <search className={styles.managedSearch}>
      <form onSubmit={search}>
        <SearchIcon className="icon--s" />
        {/* A new key shows the words of the address again, for example after "back". */}
        <input
          key={words}
          className="input input--s"
          type="search"
          name="q"
          maxLength={200}
          defaultValue={words}
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
        />
      </form>
    </search>
  );
}
