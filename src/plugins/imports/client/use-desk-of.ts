import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { usePathname, useSearch } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import type { ColumnTextOf, LinkedPage } from '../contract/import-desk.ts';
import type { ImportPlaceDescription, ImportPlaceQuery, ImportRun } from '../contract/schemas.ts';
import { KeptDraft } from './columns/kept-draft.ts';
import { MappingDraft } from './columns/mapping-draft.ts';
import type { Desk } from './desk.ts';
import { pollRun } from './poll-run.ts';
import { ShownImport } from './shown-import.ts';

/** The name in the query of the address that holds the id of the import. */
const IMPORT = 'import';

interface DeskOptions {
  readonly place: ImportPlaceQuery;
  readonly description: ImportPlaceDescription;
  readonly columnText: ColumnTextOf | undefined;
  readonly list: LinkedPage | undefined;
  readonly resultOf: Desk['resultOf'];
}

/** Makes the desk of a place. The address holds the import, so that a reload and another device go on with it. Call it in an observer. */
export function useDeskOf({ place, description, columnText, list, resultOf }: DeskOptions): Desk {
  const api = useService(ApiClient);
  const [store] = useState(() => new ShownImport(api, place));
  const show = useShownRun(store);
  const draft = useDraft(store, description);
  const steps = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  const { isWorking } = store;
  const id = store.run?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another import is asked for anew
  useEffect(() => (isWorking ? pollRun(store.refresh) : undefined), [store, isWorking, id]);
  return useMemo((): Desk => {
    const textOf: Desk['textOf'] = (column) => columnText?.(column.id, column) ?? column;
    const titleOf = (name: string): string => {
      const column = description.columns.find((one) => one.id === name);
      return column === undefined ? name : textOf(column).title;
    };
    return { place, description, list, resultOf, store, draft, textOf, titleOf, show, steps, isShown };
  }, [place, description, columnText, list, resultOf, store, draft, show]);
}

/** Shows the import of the address. Returns the function that shows another one. */
function useShownRun(store: ShownImport): Desk['show'] {
  const go = useGo();
  const pathname = usePathname();
  const search = useSearch();
  const id = search[IMPORT];
  const { notice } = store;
  const isHere = useIsHere();
  const show = useMemo(() => {
    const addressOf = (shown: string | undefined): string => {
      const { [IMPORT]: _shown, ...rest } = search;
      const query = new URLSearchParams({ ...withoutAbsent(rest), ...(shown !== undefined && { [IMPORT]: shown }) }).toString();
      return query === '' ? pathname : `${pathname}?${query}`;
    };
    return (run: ImportRun | undefined): void => {
      // The user may have left the page while a call was under way.
      if (!isHere.current) return;
      if (run === undefined) store.close();
      else store.show(run);
      go(addressOf(run?.id), { replace: true });
    };
  }, [store, go, pathname, search, isHere]);
  useEffect(() => {
    const leaving = new AbortController();
    if (id === undefined) store.close();
    else void store.open(id, leaving.signal);
    return () => leaving.abort();
  }, [store, id]);
  useEffect(() => {
    // The effect before this one may have begun to load another import.
    if (notice === 'gone' && store.notice === 'gone' && id !== undefined) show(undefined);
  }, [store, notice, id, show]);
  return show;
}

function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

function withoutAbsent(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function useDraft(store: ShownImport, description: ImportPlaceDescription): MappingDraft | undefined {
  const user = useService(SessionStore).me?.id ?? '';
  const { run } = store;
  const id = run !== undefined && run.columns.length > 0 ? run.id : undefined;
  // Another sheet or header has other columns.
  const layout = `${run?.layout?.sheet ?? 0}.${run?.layout?.headerLine ?? 0}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the columns of a layout do not change
  const draft = useMemo(
    () => (run === undefined || id === undefined ? undefined : new MappingDraft(run, description, new KeptDraft(user, `${id}.${layout}`))),
    [id, layout, description, user],
  );
  const mapping = run?.mapping ?? null;
  useEffect(() => draft?.follow(mapping), [draft, mapping]);
  return draft;
}
