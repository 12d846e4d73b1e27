import { useGo } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { uuidParam } from '#core/contract/param-type.ts';
import { href } from '#core/contract/route-ref.ts';
import { jobImportRoutes } from '../../contract/routes.ts';

/** The company of the address, and a function that names another one. The import of the address belongs to one company and is left out. */
export function useCompanyAddress(): { readonly company: string | undefined; readonly choose: (company: string) => void } {
  const go = useGo();
  const { company } = useSearch();
  return {
    company: uuidParam.parse(company ?? ''),
    choose: (chosen) => go(href(jobImportRoutes.postings, {}, { company: chosen })),
  };
}
