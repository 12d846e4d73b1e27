import { useMemo } from 'react';
import type { NamedList } from '#core/contract/named-list.ts';
import { useT } from '../../i18n/use-t.ts';
import { isSameName, type PickerOption, type PickerSource } from './picker-source.ts';
import { useListSource } from './use-list-source.ts';

/** What a user picked: a row of the list, or a name as it was typed. */
export interface PickedName {
  /** Empty for a typed name. */
  readonly code: string;
  readonly name: string;
}

interface TypedNames {
  /** The shortest and the longest typed name, in characters. */
  readonly min: number;
  readonly max: number;
  /** The names that are already in the form. */
  readonly taken: readonly PickedName[];
  /** Stands beside the options that are already in the form. Without it, they are left out. */
  readonly takenText?: string;
}

interface TypedSource {
  readonly source: PickerSource;
  /** What the value of an option stands for. */
  readonly picked: (value: string) => PickedName;
}

const TYPED = 'typed ';

/**
 * The rows of a list, and at the end the typed name itself where no row has it. The typed name is also offered when the search fails, so
 * that it is never lost.
 */
export function useTypedSource(list: NamedList, { min, max, taken, takenText }: TypedNames): TypedSource {
  const t = useT('core');
  const rows = useListSource(list, { nameOf: () => undefined });
  const names = useMemo(() => new Map<string, string>(), []);
  const search: PickerSource['search'] = async (typed, signal) => {
    const name = plainName(typed);
    const isName = [...name].length >= min && [...name].length <= max;
    const own = { value: TYPED + name, label: name, detail: t('picker.asTyped') };
    const found = await rows.search(typed, signal).catch((error: unknown) => {
      if (signal.aborted || !isName) throw error;
      return [];
    });
    const options = isName && !found.some(({ label }) => isSameName(label, name)) ? [...found, own] : found;
    for (const { value, label } of options) names.set(value, label);
    const marked = options.map((option) => (isTaken(option, taken) ? { ...option, detail: takenText } : option));
    return takenText === undefined ? marked.filter((option) => !isTaken(option, taken)) : marked;
  };
  const picked = (value: string): PickedName => {
    const name = names.get(value) ?? value;
    return value.startsWith(TYPED) ? { code: '', name } : { code: value, name };
  };
  return { source: { search, named: rows.named }, picked };
}

/** Whether a name is already in the form, by its code or its name. */
export function isTaken({ value, label }: Pick<PickerOption, 'value' | 'label'>, taken: readonly PickedName[]): boolean {
  return taken.some(({ code, name }) => (code !== '' && code === value) || isSameName(name, label));
}

/** A typed name with single spaces. */
export function plainName(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}
