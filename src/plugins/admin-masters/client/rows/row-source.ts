import { useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import type { PickerOption, PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { getRow, listRows } from '../../contract/endpoints.ts';
import { type MasterRow, NAME_LANGUAGES } from '../../contract/master-row.ts';

/** Options in one list of matches. */
const MOST = 20;

/** The rows of a kind for a picker, found by all their names. Hidden rows are among them only when asked for. */
export function useRowSource(entity: string, { withHidden = false }: { readonly withHidden?: boolean } = {}): PickerSource {
  const api = useService(ApiClient);
  const { current } = useService(LanguageStore);
  return useMemo((): PickerSource => {
    const language = NAME_LANGUAGES.find((one) => one === current);
    const optionOf = ({ code, name, names }: MasterRow): PickerOption => ({
      value: code,
      label: (language && names[language]) || name,
      detail: code,
    });
    return {
      search: async (typed, signal) => {
        const query = { limit: MOST, q: typed.trim() || undefined, ...(withHidden ? {} : { filter: 'offered' as const }) };
        const { items } = await api.call(listRows, { params: { entity }, query, signal });
        return items.map(optionOf);
      },
      named: (codes, signal) =>
        Promise.all(codes.map(async (code) => optionOf(await api.call(getRow, { params: { entity, code }, signal })))),
    };
  }, [api, current, entity, withHidden]);
}
