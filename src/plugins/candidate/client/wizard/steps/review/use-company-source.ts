import { useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import type { PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { plainName } from '#core/client/ui/picker/use-typed-source.ts';
import { listCompanies } from '#plugins/employer/contract/endpoints.ts';
import type { BlockedCompany } from '../../../../contract/section-schemas.ts';
import { hostOf } from '../../../fields/item-words.ts';

/** The most characters of a search for companies. */
const LONGEST_SEARCH = 80;

/** A longer list of matches is too long to choose from. */
const MOST_FOUND = 20;

interface CompanySource {
  readonly source: PickerSource;
  /** One of the companies that were offered. */
  readonly companyOf: (id: string) => BlockedCompany | undefined;
}

/** Companies by name, for a picker. Companies with equal names differ by their websites. */
export function useCompanySource(): CompanySource {
  const api = useService(ApiClient);
  return useMemo(() => {
    const offered = new Map<string, BlockedCompany>();
    const search: PickerSource['search'] = async (typed, signal) => {
      const q = [...plainName(typed)].slice(0, LONGEST_SEARCH).join('');
      const { items } = await api.call(listCompanies, { query: { limit: MOST_FOUND, ...(q !== '' && { q }) }, signal });
      for (const { id, name } of items) offered.set(id, { id, name });
      return items.map(({ id, name, website }) => ({ value: id, label: name, detail: website === null ? undefined : hostOf(website) }));
    };
    const source = { search, named: async () => [], nameOf: (id: string) => offered.get(id)?.name };
    return { source, companyOf: (id) => offered.get(id) };
  }, [api]);
}
