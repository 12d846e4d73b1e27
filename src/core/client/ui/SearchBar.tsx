import { clsx } from 'clsx';
import type { ComponentProps, ComponentType, FormEvent, JSX } from 'react';
import { Button } from './Button.tsx';
import './SearchBar.css';

/** One labelled cell of a search bar. */
export interface SearchCell {
  /** Key of the value in `onSearch`. */
  readonly name: string;
  readonly label: string;
  readonly icon: ComponentType<{ className?: string }>;
  /** The meaning of an empty cell, for example "All jobs". */
  readonly placeholder?: string;
  readonly initial?: string;
  /** Further attributes of the field, for example those of a combobox. */
  readonly input?: ComponentProps<'input'>;
}

interface SearchBarProps {
  readonly cells: readonly SearchCell[];
  /** Label of the button. */
  readonly action: string;
  /** Called with the trimmed texts, by the names of the cells. */
  readonly onSearch: (values: Readonly<Record<string, string>>) => void;
  /** Called on every change while the user types, with the name of the cell. */
  readonly onType?: (name: string, text: string) => void;
  /** The search bar is above a picture and casts a shadow. */
  readonly floats?: boolean;
}

/** A search form with one or two labelled cells and a button in one frame. */
export function SearchBar({ cells, action, onSearch, onType, floats }: SearchBarProps): JSX.Element {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSearch(Object.fromEntries(cells.map(({ name }) => [name, String(typed.get(name) ?? '').trim()])));
  };
  return (
    <search>
      <form className={clsx('searchbar', floats && 'searchbar--floats')} onSubmit={submit}>
        {cells.map(({ name, label, icon: Icon, placeholder, initial, input }) => (
          <label key={name}>
            <Icon />
            <span>{label}</span>
            <input
              name={name}
              placeholder={placeholder}
              defaultValue={initial}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              onInput={(event) => onType?.(name, event.currentTarget.value)}
              {...input}
            />
          </label>
        ))}
        <Button type="submit" variant="grow" size="l">
          {action}
        </Button>
      </form>
    </search>
  );
}
