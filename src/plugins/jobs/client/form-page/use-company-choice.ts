import { useMemo, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import type { PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { plainName } from '#core/client/ui/picker/use-typed-source.ts';
import type { Company } from '#plugins/employer/contract/company-schemas.ts';
import { getCompany, listCompanies } from '#plugins/employer/contract/endpoints.ts';

/** The most characters of a search for companies. */
const LONGEST_SEARCH = 80;

/** A longer list of matches is too long to choose from. */
const MOST_FOUND = 20;

type KnownCompany = Pick<Company, 'id' | 'name' | 'website' | 'country' | 'logoFileId'>;

interface CompanyChoice {
  readonly source: PickerSource;
  /** One of the companies that were offered, or that was chosen before. */
  readonly companyOf: (id: string) => KnownCompany | undefined;
}

/** All companies by name, for a picker. Companies with equal names differ by their websites. */
export function useCompanyChoice(): CompanyChoice {
  const api = useService(ApiClient);
  const [known, setKnown] = useState<ReadonlyMap<string, KnownCompany>>(new Map());
  const source = useMemo((): PickerSource => {
    const optionsOf = (found: readonly KnownCompany[]) => {
      setKnown((before) => new Map([...before, ...found.map((company) => [company.id, company] as const)]));
      return found.map(({ id, name, website }) => ({ value: id, label: name, detail: website ?? undefined }));
    };
    return {
      search: async (typed, signal) => {
        const q = [...plainName(typed)].slice(0, LONGEST_SEARCH).join('');
        const { items } = await api.call(listCompanies, { query: { limit: MOST_FOUND, ...(q !== '' && { q }) }, signal });
        return optionsOf(items);
      },
      // Not its id while it loads.
      nameOf: () => '',
      named: async (ids, signal) => optionsOf(await Promise.all(ids.map((id) => api.call(getCompany, { params: { id }, signal })))),
    };
  }, [api]);
  return { source, companyOf: (id) => known.get(id) };
}
