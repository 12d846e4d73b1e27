import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isSameName, type PickerOption, type PickerSource } from './picker-source.ts';
import { usePickerNames } from './use-picker-names.ts';
import { type Found, usePickerSearch } from './use-picker-search.ts';

interface PickerChoice {
  readonly source: PickerSource;
  readonly values: readonly string[];
  /** The highest number of values; `undefined` for a field with one value. */
  readonly most: number | undefined;
  readonly onChange: (values: readonly string[]) => void;
  /** See `PickerLook.onTyped`. */
  readonly onTyped: ((typed: string) => void) | undefined;
}

/** The state of a picker, for its elements. */
export interface PickerState extends Found {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The typed text; `undefined` when the input shows the chosen value. */
  readonly typed: string | undefined;
  readonly isOpen: boolean;
  /** The place of the option that Enter chooses; -1 for none. */
  readonly place: number;
  readonly nameOf: (value: string) => string;
  readonly open: () => void;
  readonly type: (text: string) => void;
  readonly point: (place: number) => void;
  readonly choose: (option: PickerOption) => void;
  readonly remove: (value: string) => void;
  readonly retry: () => void;
  readonly leave: () => void;
  readonly press: (event: KeyboardEvent) => void;
}

/** What a picker does: it searches what the user types, and adds or replaces the chosen value. */
export function usePicker({ source, values, most, onChange, onTyped }: PickerChoice): PickerState {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(-1);
  const { nameOf, learn } = usePickerNames(source, values);
  const isRemoved = useRef(false);
  // Enter before the answer to the typed text: the first match is chosen when the answer arrives.
  const isEntered = useRef(false);
  useEffect(() => {
    // The button of a removed chip had the focus. At the maximum number, the input appears only now.
    if (isRemoved.current) input.current?.focus();
    isRemoved.current = false;
  });

  const isFree = (option: PickerOption): boolean => most === undefined || !values.includes(option.value);
  const choose = (option: PickerOption): void => {
    learn([option]);
    close();
    onChange(most === undefined ? [option.value] : [...values, option.value]);
  };
  // Leaving the field with a complete name chooses it, as does a browser that fills in the form.
  const settle = (among: readonly PickerOption[], isLast: boolean): void => {
    const text = typed ?? '';
    const same = text === '' ? undefined : among.filter(isFree).find(({ label }) => isSameName(label, text));
    if (same !== undefined) choose(same);
    else if (isLast) close();
  };
  const search = usePickerSearch(source, (found) => {
    const [first] = found.filter(isFree);
    if (isEntered.current && first !== undefined) choose(first);
    else if (document.activeElement !== input.current) settle(found, true);
    else setPlace((typed ?? '').trim() === '' ? -1 : 0);
    isEntered.current = false;
  });
  const options = search.options.filter(isFree);

  const close = (): void => {
    isEntered.current = false;
    search.stop();
    setTyped(undefined);
    onTyped?.('');
    setOpen(false);
    setPlace(-1);
  };
  const open = (): void => {
    if (isOpen) return;
    setOpen(true);
    search.ask('', 'now');
  };
  const type = (text: string): void => {
    isEntered.current = false;
    setTyped(text);
    onTyped?.(text);
    setOpen(true);
    setPlace(-1);
    if (text === '' && most === undefined && values.length > 0) onChange([]);
    search.ask(text, text === '' ? 'now' : 'pause');
  };
  const retry = (): void => {
    // The button disappears with the failure.
    input.current?.focus();
    search.ask(typed ?? '', 'now');
  };
  // The answer of a search in progress may have the name.
  const leave = (): void => settle(options, search.status !== 'loading' || (typed ?? '') === '');

  const press = (event: KeyboardEvent<Element>): void => {
    if (event.nativeEvent.isComposing) return;
    const active = options[place];
    if (event.key === 'Backspace' && most !== undefined && values.length > 0 && (typed ?? '') === '') {
      onChange(values.slice(0, -1));
      return;
    }
    if (event.key === 'Enter' && isOpen) {
      // The options of an earlier text are not what the user sees as found.
      if (active !== undefined && search.status === 'ready') choose(active);
      else if (search.status === 'failed') retry();
      else if ((typed ?? '') === '') return;
      else isEntered.current = search.status === 'loading';
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) setPlace(moved(place, event.key === 'ArrowDown' ? 1 : -1, options.length));
      else open();
    } else if ((event.key === 'Home' || event.key === 'End') && isOpen && place >= 0) {
      setPlace(event.key === 'Home' ? 0 : options.length - 1);
    } else return;
    event.preventDefault();
  };
  const remove = (value: string): void => {
    isRemoved.current = true;
    onChange(values.filter((other) => other !== value));
  };
  const { status } = search;
  return { input, typed, isOpen, place, status, options, nameOf, open, type, point: setPlace, choose, remove, retry, leave, press };
}

/** The next place in a circle. From none (-1), the first or the last one. */
function moved(place: number, by: 1 | -1, length: number): number {
  if (length === 0) return -1;
  return place < 0 ? (by === 1 ? 0 : length - 1) : (place + by + length) % length;
}
