import { useMemo } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import type { PickerOption, PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { plainName } from '#core/client/ui/picker/use-typed-source.ts';
import { uuidParam } from '#core/contract/param-type.ts';
import { href } from '#core/contract/route-ref.ts';
import type { Company } from '#plugins/employer/contract/company-schemas.ts';
import { getCompany, listCompanies } from '#plugins/employer/contract/endpoints.ts';
import { jobImportRoutes } from '../../contract/routes.ts';

/** The most characters of a search for companies. */
const LONGEST_SEARCH = 80;

/** A longer list of matches is too long to choose from. */
const MOST_FOUND = 20;

/** All companies by name, for a picker. */
export function useCompanySource(): PickerSource {
  const api = useService(ApiClient);
  return useMemo(
    (): PickerSource => ({
      search: async (typed, signal) => {
        const q = [...plainName(typed)].slice(0, LONGEST_SEARCH).join('');
        const { items } = await api.call(listCompanies, { query: { limit: MOST_FOUND, ...(q !== '' && { q }) }, signal });
        return items.map(optionOf);
      },
      // Not its id while it loads.
      nameOf: () => '',
      named: (ids, signal) => Promise.all(ids.map(async (id) => optionOf(await api.call(getCompany, { params: { id }, signal })))),
    }),
    [api],
  );
}

const optionOf = ({ id, name, website }: Pick<Company, 'id' | 'name' | 'website'>): PickerOption => ({
  value: id,
  label: name,
  detail: website ?? undefined,
});

/** The company of the address, and a function that names another one. The import of the address belongs to one company and is left out. */
export function useCompanyAddress(): { readonly company: string | undefined; readonly choose: (company: string) => void } {
  const go = useGo();
  const { company } = useSearch();
  return {
    company: uuidParam.parse(company ?? ''),
    choose: (chosen) => go(href(jobImportRoutes.postings, {}, { company: chosen })),
  };
}
