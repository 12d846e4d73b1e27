import { useEffect, useState } from 'react';
import type { NamedList } from '#core/contract/named-list.ts';
import { useService } from '../../di/use-service.ts';
import { NamedLists } from './named-lists.ts';

/** Fields that appear together share one call. */
const SHARED_MS = 5000;

/**
 * A function that leaves out the options that are no longer offered. An option that is `used` stays. It leaves out nothing while the list
 * loads and after it failed. The list is loaded again when the user comes back to the window.
 *
 * @example const offered = useOffered(offeredList('work-modes')); <Select options={offered(options, [mode])} … />
 */
export function useOffered(
  list: NamedList,
): <Option extends { readonly value: string }>(options: readonly Option[], used: readonly string[]) => readonly Option[] {
  const lists = useService(NamedLists);
  const [codes, setCodes] = useState<ReadonlySet<string>>();
  const { entity } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entity identifies the list, which is new at every render
  useEffect(() => {
    let isShown = true;
    const load = (): void => {
      lists.offered(list, SHARED_MS).then(
        (rows) => isShown && setCodes(new Set(rows.map(({ code }) => code))),
        // The server refuses a choice that is not offered.
        () => undefined,
      );
    };
    load();
    window.addEventListener('focus', load);
    return () => {
      isShown = false;
      window.removeEventListener('focus', load);
    };
  }, [lists, entity]);
  return (options, used) => (codes === undefined ? options : options.filter(({ value }) => codes.has(value) || used.includes(value)));
}
