import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { MOST_TYPED } from '../../terms/job-search.ts';

/** Pause in typing after which suggestions are asked for, in milliseconds. */
const PAUSE_MS = 150;

/** The list of suggestions below a field: a combobox whose list only offers, so that Enter without a choice searches what is typed. */
export interface Suggestions<Item> {
  readonly listId: string;
  /** Empty while the list is closed. */
  readonly items: readonly Item[];
  /** The place of the marked suggestion; -1 for none. */
  readonly place: number;
  /** Attributes of the field. */
  readonly input: ComponentProps<'input'>;
  /** Called with each change of the typed text. */
  readonly type: (text: string) => void;
  readonly point: (place: number) => void;
  readonly choose: (suggestion: Item) => void;
  readonly close: () => void;
}

/** Id of a suggestion's element. */
export function suggestionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

interface SuggestionsInput<Item> {
  /** Finds the suggestions for a text. */
  readonly load: (text: string, signal: AbortSignal) => Promise<readonly Item[]>;
  /** Shorter texts have too many completions. */
  readonly fromLength: number;
  readonly onChoose: (suggestion: Item) => void;
}

export function useSuggestions<Item>({ load: find, fromLength, onChoose }: SuggestionsInput<Item>): Suggestions<Item> {
  const listId = useId();
  const [found, setFound] = useState<readonly Item[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(-1);
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);
  const items = isOpen ? found : [];

  const ask = (text: string, pause: number): void => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    const { signal } = controller;
    const load = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal.aborted) return;
      // The field works without suggestions.
      const answer = await find(text, signal).catch(() => []);
      if (signal.aborted) return;
      setFound(answer);
      setPlace(-1);
      setOpen(true);
    };
    void load();
  };
  const close = (): void => {
    pending.current?.abort();
    setOpen(false);
    setPlace(-1);
  };
  const askFor = (typed: string, pause: number): void => {
    const text = typed.trim();
    setPlace(-1);
    if ([...text].length >= fromLength) ask(text, pause);
    else close();
  };
  const choose = (suggestion: Item): void => {
    close();
    onChoose(suggestion);
  };
  // Opened by a press in the empty field, a list can offer what needs no text.
  const openEmpty = ({ currentTarget: { value } }: MouseEvent<HTMLInputElement>): void => {
    if (fromLength === 0 && value === '' && items.length === 0) ask('', 0);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const chosen = items[place];
    if ((key === 'ArrowDown' || key === 'ArrowUp') && items.length === 0) askFor(event.currentTarget.value, 0);
    else if (key === 'ArrowDown' || key === 'ArrowUp') setPlace(moved(place, key === 'ArrowDown' ? 1 : -1, items.length));
    else if (key === 'Enter' && chosen !== undefined) choose(chosen);
    else if (key === 'Escape' && items.length > 0) close();
    else {
      // These keys move in the text, as in a field without suggestions.
      if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) setPlace(-1);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const input: ComponentProps<'input'> = {
    type: 'text',
    role: 'combobox',
    inputMode: 'search',
    maxLength: MOST_TYPED,
    'aria-autocomplete': 'list',
    'aria-expanded': items.length > 0,
    'aria-controls': listId,
    'aria-activedescendant': items[place] === undefined ? undefined : suggestionId(listId, place),
    onKeyDown: press,
    onBlur: close,
    onClick: openEmpty,
  };
  return { listId, items, place, input, type: (text) => askFor(text, PAUSE_MS), point: setPlace, choose, close };
}

/** The next place in a circle through the suggestions and the field itself (-1). */
function moved(place: number, by: 1 | -1, length: number): number {
  const places = length + 1;
  return ((place + 1 + by + places) % places) - 1;
}
