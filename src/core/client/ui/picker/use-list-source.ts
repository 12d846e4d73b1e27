import { useEffect, useMemo, useRef } from 'react';
import type { NamedList, NamedRow } from '#core/contract/named-list.ts';
import { useService } from '../../di/use-service.ts';
import { useI18n } from '../../i18n/i18n-context.tsx';
import { NamedLists } from './named-lists.ts';
import type { PickerOption, PickerSource } from './picker-source.ts';

interface ListWords {
  /** The page's own name of a code, for rows without a name in the user's language. */
  readonly nameOf: (code: string) => string | undefined;
  /** Rows are sorted by name where nothing is typed. Otherwise they have the order of the list. */
  readonly isByName?: boolean;
  /** The code is the label, and the name is beside it. Rows are found by both. Only for lists whose rows all fit into one response. */
  readonly showsCode?: boolean;
  /** Leaves out rows, for example those that are already chosen. */
  readonly isLeftOut?: (code: string) => boolean;
}

/** The name of a row in a language: its own one, that of the page, or the English one. */
function rowName({ code, name, names }: NamedRow, language: string, nameOf: ListWords['nameOf']): string {
  return (language === 'en' ? name : names[language]) ?? nameOf(code) ?? name;
}

/** A list of rows as the source of a picker, in the current language. */
export function useListSource(list: NamedList, words: ListWords): PickerSource {
  const lists = useService(NamedLists);
  const { language } = useI18n().i18n;
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });
  const { entity } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entity identifies the list, which is new at every render, like the words
  return useMemo((): PickerSource => {
    const optionOf = (row: NamedRow): PickerOption => {
      const name = rowName(row, language, latest.current.nameOf);
      return latest.current.showsCode ? { value: row.code, label: row.code, detail: name } : { value: row.code, label: name };
    };
    const find = async (typed: string, signal: AbortSignal): Promise<readonly PickerOption[]> => {
      if (latest.current.showsCode) {
        // Pages that only show names load no search in the browser.
        const { constantSource } = await import('./picker-source.ts');
        return constantSource((await lists.search(list, '', signal)).map(optionOf)).search(typed, signal);
      }
      const options = (await lists.search(list, typed, signal)).map(optionOf);
      if (typed !== '' || !latest.current.isByName) return options;
      const { compare } = new Intl.Collator(language);
      return options.sort((one, other) => compare(one.label, other.label));
    };
    return {
      search: async (typed, signal) => (await find(typed, signal)).filter(({ value }) => !latest.current.isLeftOut?.(value)),
      named: async (codes, signal) => (await lists.withCodes(list, codes, signal)).map(optionOf),
      nameOf: (code) => (latest.current.showsCode ? code : latest.current.nameOf(code)),
    };
  }, [lists, language, entity]);
}
