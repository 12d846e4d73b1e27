import { useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import type { PickerOption, PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { getRow, listRows } from '../contract/endpoints.ts';
import { masterParts } from '../contract/master-entity.ts';
import { NAME_LANGUAGES, type OfferedRow } from '../contract/master-row.ts';
import { listOffered } from '../contract/offered-endpoints.ts';

/** Options in one list of matches. */
const MOST = 20;

interface RowSourceOptions {
  readonly entity: string;
  /** Finds also rows that forms do not offer. It needs the right to read. */
  readonly isComplete?: boolean;
  /** Only rows at the top level. */
  readonly isTop?: boolean;
  /** Only visible rows. */
  readonly isShown?: boolean;
  /** A row that cannot be chosen. */
  readonly except?: string | undefined;
}

/** The rows of a kind for a picker, found by all their names. Rows of kinds that forms offer need no right. Call it in an observer. */
export function useRowSource({ entity, isComplete = false, isTop = false, isShown = false, except }: RowSourceOptions): PickerSource {
  const api = useService(ApiClient);
  const nameOf = useNameOf();
  const kind = useContributions(masterParts.part('kind')).find(({ thing }) => thing.value.description.entity === entity)?.thing.value;
  const isOffered = kind?.description.isOffered ?? false;
  return useMemo((): PickerSource => {
    const params = { entity };
    const optionOf = (row: OfferedRow): PickerOption => ({ value: row.code, label: nameOf(row), detail: row.code });
    const search = async (typed: string, signal: AbortSignal): Promise<readonly OfferedRow[]> => {
      const q = typed.trim() === '' ? undefined : typed;
      if (isOffered && !isComplete) return (await api.call(listOffered, { params, query: { q, limit: MOST }, signal })).items;
      const query = { q, limit: MOST, ...(isTop && { parent: '' }), ...(isShown && { filter: 'offered' as const }) };
      return (await api.call(listRows, { params, query, signal })).items;
    };
    const find = async (codes: readonly string[], signal: AbortSignal): Promise<readonly OfferedRow[]> => {
      if (isOffered) {
        const query = { codes: codes.join(','), limit: Math.max(codes.length, 1) };
        // Quiet: names only replace codes.
        return (await api.call(listOffered, { params, query, signal, quiet: true })).items;
      }
      // Quiet: names only replace codes.
      const rows = codes.map((code) => api.call(getRow, { params: { entity, code }, signal, quiet: true }).catch(() => undefined));
      return (await Promise.all(rows)).filter((row) => row !== undefined);
    };
    return {
      search: async (typed, signal) => (await search(typed, signal)).filter(({ code }) => code !== except).map(optionOf),
      named: async (codes, signal) => {
        const found = (await find(codes, signal)).map(optionOf);
        // The only row that was asked for may have been merged into another one.
        return codes.length === 1 ? found.slice(0, 1).map((option) => ({ ...option, value: codes[0] ?? option.value })) : found;
      },
    };
  }, [api, nameOf, entity, isOffered, isComplete, isTop, isShown, except]);
}

/** Returns a function that gives the name of a row in the current language. It changes with the language. Call it in an observer. */
export function useNameOf(): (row: Pick<OfferedRow, 'name' | 'names'>) => string {
  const { current } = useService(LanguageStore);
  return useMemo(() => {
    const own = NAME_LANGUAGES.find((language) => language === current);
    return ({ name, names }) => (own && names[own]) || name;
  }, [current]);
}
