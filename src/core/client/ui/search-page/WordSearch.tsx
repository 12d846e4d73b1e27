import type { JSX } from 'react';
import { SearchBar, type SearchCell } from '../SearchBar.tsx';
import { useTypedFields } from './use-typed-fields.ts';

interface WordSearchProps extends Pick<SearchCell, 'label' | 'icon'> {
  /** The words in the address. */
  readonly words: string | undefined;
  readonly maxLength: number;
  /** Label of the button. */
  readonly action: string;
  /** Called with other words than those in the address, `undefined` for none. */
  readonly onSearch: (words: string | undefined) => void;
}

/** One field that searches a list while the user types. */
export function WordSearch({ words, maxLength, action, onSearch, ...cell }: WordSearchProps): JSX.Element {
  const fields = useTypedFields({ q: words }, ({ q: typed = '' }) => {
    const asked = typed.trim() || undefined;
    if (asked !== words) onSearch(asked);
    return { q: asked };
  });
  return (
    <div ref={fields.root}>
      <SearchBar
        cells={[{ ...cell, name: 'q', initial: words ?? '', input: { maxLength } }]}
        action={action}
        onType={fields.soon}
        onSearch={fields.now}
      />
    </div>
  );
}
